import { type Knex, prepared } from '@actual/database';

/**
 * The rows to lock of some items' sources. `locked` takes those that are there, in the order of their ids so that no two
 * buyers wait for each other in a circle; `inserted` then makes those of sources that were never sold from, which nobody
 * else can have. A row that somebody else is just making is in neither: see `UnlockedSources`.
 */
export const lockingSql = (condition: string): string => `
sources AS MATERIALIZED (SELECT id FROM stock_source WHERE item_code = ANY (:codes) ${condition}),
locked AS MATERIALIZED (
  SELECT stock_source_id AS id FROM stock_sold WHERE stock_source_id = ANY (ARRAY(SELECT id FROM sources))
  ORDER BY stock_source_id FOR UPDATE
), inserted AS (
  INSERT INTO stock_sold (stock_source_id)
  SELECT id FROM sources WHERE id NOT IN (SELECT id FROM locked) ORDER BY id
  ON CONFLICT DO NOTHING RETURNING stock_source_id AS id
)
SELECT to_jsonb(ARRAY(SELECT id FROM locked UNION ALL SELECT id FROM inserted)) AS ids`;

/**
 * Locks the stock of some items, so that the transaction may read how much is left and promise it. Answers the ids that
 * were locked.
 */
export async function lockStock(trx: Knex, itemCodes: readonly string[]): Promise<Set<number>> {
  const [row] = await prepared<{ ids: number[] }>(trx, 'lock-stock', `WITH ${lockingSql('')}`, {
    codes: [...new Set(itemCodes)],
  });
  return new Set(row?.ids);
}

/** Thrown inside a transaction that met sources without a row to lock: somebody else was making it. */
export class UnlockedSources extends Error {
  constructor() {
    super('sources without a row to lock');
  }
}

/** Tries of a transaction that others were faster than. */
const tries = 3;

/** Runs a transaction again when it met sources without a row: by then the row is there, or can be made. */
export async function withStockRows<T>(work: () => Promise<T>): Promise<T> {
  for (let left = tries; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof UnlockedSources) || left === 1) throw error;
    }
  }
}
