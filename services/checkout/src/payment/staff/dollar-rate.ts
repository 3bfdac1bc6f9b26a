import { dollarRateBand } from '@actual/contracts/facts/payment/dollars';
import { type Knex, prepared } from '@actual/database';

interface Rate {
  rate: number | null;
  least: number | null;
  most: number | null;
  setAt: string | null;
}

/** The store's price of a dollar in pesos, and how far one payment may differ from it. */
export async function dollarRate(db: Knex): Promise<Rate> {
  const [row] = await prepared<{ pesos: string; setAt: Date }>(
    db,
    'dollar-rate',
    'SELECT pesos, set_at AS "setAt" FROM dollar_rate ORDER BY id DESC LIMIT 1',
    [],
  );
  if (!row) return { rate: null, least: null, most: null, setAt: null };
  const rate = Number(row.pesos);
  return { rate, ...dollarRateBand(rate), setAt: row.setAt.toISOString() };
}

/** From now on; the rates before stay written down. */
export async function setDollarRate(db: Knex, rate: number, by: string): Promise<Rate> {
  await db('dollar_rate').insert({ pesos: rate, set_by: by });
  return dollarRate(db);
}
