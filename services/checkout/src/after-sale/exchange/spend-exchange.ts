import { type Knex, prepared } from '@actual/database';
import { AppError } from '@actual/kit';

/** True while an exchange `x` can be spent; what is left later goes back as it was paid. */
export const usableExchange = 'x.ended_at IS NULL AND x.usable_until > now()';

const sql = `
INSERT INTO exchange_entry (request_id, amount_cents, reason, payment_id, key)
SELECT x.request_id, -:cents::bigint, 'payment', :payment::uuid, 'payment ' || :payment::text
FROM (SELECT x.request_id FROM exchange x WHERE x.quotation_id = :quotation::uuid AND ${usableExchange}
  AND x.balance_cents >= :cents FOR UPDATE) AS x
RETURNING request_id`;

/**
 * Takes a payment's money out of the exchange of its quotation, whose row payments take turns at.
 * @throws insufficient_funds
 */
export async function spendExchange(
  trx: Knex,
  { id, amountCents }: { id: string; amountCents: number },
  quotationId: string,
): Promise<void> {
  const values = { payment: id, cents: amountCents, quotation: quotationId };
  const spent = await prepared(trx, 'spend-exchange', sql, values);
  if (spent.length === 0) throw new AppError('insufficient_funds');
}
