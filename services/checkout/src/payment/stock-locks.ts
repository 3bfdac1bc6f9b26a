import type { Knex } from '@actual/database';

/**
 * Locks the stock of some items, in the order of their ids so that no two buyers wait for each other in a circle.
 * Whoever holds these locks may read what is left and promise it. Answers the ids that were locked.
 */
export async function lockStock(trx: Knex, itemCodes: readonly string[]): Promise<Set<number>> {
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `SELECT stock_source_id AS id FROM stock_sold
     WHERE stock_source_id = ANY (ARRAY(SELECT id FROM stock_source WHERE item_code = ANY (?)))
     ORDER BY stock_source_id FOR UPDATE`,
    [[...new Set(itemCodes)]],
  );
  return new Set(rows.map((row) => row.id));
}

/** Rows to lock for sources that were never sold from. Outside of the buyers' transactions, so that none waits here. */
export async function ensureStockRows(db: Knex, sourceIds: readonly number[]): Promise<void> {
  await db.raw(
    'INSERT INTO stock_sold (stock_source_id) SELECT unnest(?::bigint[]) ORDER BY 1 ON CONFLICT DO NOTHING',
    [[...sourceIds]],
  );
}

/** Thrown inside a transaction that met sources without a row to lock. */
export class UnlockedSources extends Error {
  constructor(readonly sourceIds: readonly number[]) {
    super('sources without a row to lock');
  }
}

/** Runs a transaction again, once, after making the rows it could not lock. */
export async function withStockRows<T>(db: Knex, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnlockedSources)) throw error;
    await ensureStockRows(db, error.sourceIds);
    return work();
  }
}
