import { prepared } from '@actual/database';
import type { Checkout } from './context';

/** The columns that identify a row of day sums, and the columns that are summed. */
const tables = {
  sales_day: {
    kinds: ['day', 'store', 'site', 'seller_id', 'payment_type'],
    sums: [
      ...(['orders', 'cents', 'promised', 'promises_kept', 'placed', 'placed_cents', 'paid_cents'] as const),
      ...(['due_orders', 'due_cents', 'pending_sap', 'pending_payment', 'canceled'] as const),
    ],
  },
  quotation_day: {
    kinds: ['day', 'store', 'seller_id', 'lost_reason'],
    sums: [
      ...(['quotations', 'ordered', 'followed', 'tried', 'cents', 'open', 'open_cents', 'ordered_cents'] as const),
      ...(['lost', 'lost_cents'] as const),
    ],
  },
} as const;

const sqlOf = (table: keyof typeof tables): string => {
  const { kinds, sums } = tables[table];
  const sum = (name: string): string => `sum(${name})`;
  return `
WITH taken AS (
  DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table}
    WHERE day IN (SELECT day FROM ${table} WHERE fresh) FOR UPDATE SKIP LOCKED)) RETURNING *
)
INSERT INTO ${table} (${[...kinds, ...sums].join(', ')}, fresh)
SELECT ${[...kinds, ...sums.map(sum)].join(', ')}, false FROM taken GROUP BY ${kinds.join(', ')}
HAVING (${sums.map(sum).join(', ')}) <> (${sums.map(() => 0).join(', ')})`;
};

/**
 * Replaces the rows that each change of an order or quotation adds with one row per day. One statement deletes the rows
 * and inserts their sum, so readers never see both, and two processes never take the same row.
 * @returns 0: rows added meanwhile wait for the next run
 */
export async function mergeDaySums({ db }: Pick<Checkout, 'db'>): Promise<0> {
  for (const table of ['sales_day', 'quotation_day'] as const)
    await prepared(db, `work-merge-${table}`, sqlOf(table), {});
  return 0;
}
