import type { Knex } from '@actual/database';
import type { Row, SheetColumn } from './sheet';

/** Rows fetched at a time. */
const batchSize = 500;

/** Rows of a query, some at a time, all of one moment of the database; it closes when the caller stops reading. */
export async function* readBatches(
  db: Knex,
  rowsOf: (trx: Knex) => Knex.QueryBuilder,
  columns: readonly SheetColumn[],
): AsyncGenerator<readonly Row[]> {
  const trx = await db.transaction(undefined, { isolationLevel: 'repeatable read', readOnly: true });
  try {
    const selected = rowsOf(trx).select(columns.map(({ key, sql }) => trx.raw(`${sql} as ??`, [key])));
    const { sql, bindings } = selected.toSQL();
    await trx.raw(`declare report_rows no scroll cursor for ${sql}`, bindings as string[]);
    while (true) {
      const { rows } = await trx.raw<{ rows: Row[] }>(`fetch forward ${batchSize} from report_rows`);
      if (rows.length > 0) yield rows;
      if (rows.length < batchSize) return;
    }
  } finally {
    await trx.rollback();
  }
}
