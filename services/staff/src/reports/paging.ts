import { reportRows } from '@actual/contracts/facts/capacities';
import { pageSize, type RowChoice, rowsAhead } from '@actual/contracts/facts/page-size';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';

/** Rows a report answers: one page, or with `getAll` every one up to the cap. */
export const windowOf = (
  page: number,
  { getAll, rows = pageSize }: { getAll?: boolean | undefined; rows?: RowChoice | undefined },
) => (getAll ? { limit: reportRows, offset: 0 } : { limit: rows, offset: (page - 1) * rows });

/** The sorting of a report: the SQL of a column, and its direction. */
export interface Sorting {
  expression: string;
  direction: 'ASC' | 'DESC';
}
const opposite = { ASC: 'DESC', DESC: 'ASC' } as const;

/** A column's order, and among equal ones the order of an index that begins with it: newest first where it goes up. */
export function sortSql({ expression, direction }: Sorting, alias: string): string {
  const [date, id] = [`${alias}.created_at`, `${alias}.id`];
  const within = opposite[direction];
  if (expression === date) return `${date} ${direction}, ${id} ${within}`;
  return `${expression} ${direction}, ${date} ${within}, ${id} ${within}`;
}

const beyond = { ASC: '>', DESC: '<' } as const;

/**
 * The condition for rows behind `:after` in the order of `sortSql`. Its first part is the one that an index can use.
 */
export function afterSql({ expression, direction }: Sorting, alias: string, table: string): string {
  const [date, id] = [`${alias}.created_at`, `${alias}.id`];
  const of = (sql: string): string => `(SELECT ${sql} FROM ${table} ${alias} WHERE ${id} = :after)`;
  const [further, within] = [beyond[direction], beyond[opposite[direction]]];
  const later =
    expression === date
      ? `${date} = ${of(date)} AND ${id} ${within} :after`
      : `${expression} = ${of(expression)} AND (${date}, ${id}) ${within} (${of(date)}, :after)`;
  return `${expression} ${further}= ${of(expression)} AND (${expression} ${further} ${of(expression)} OR (${later}))`;
}

/** The rows that follow one, as their call answers them. @throws not_found for a row that is gone */
export async function following<Row extends { id: string }>(
  db: Knex,
  table: 'orders' | 'quotation',
  after: string,
  read: () => Promise<Row[]>,
): Promise<{ data: Row[]; next: string | null }> {
  const data = await read();
  if (data.length === 0 && !(await db(table).where({ id: after }).first('id'))) throw new AppError('not_found');
  return { data, next: data.length === rowsAhead ? (data.at(-1)?.id ?? null) : null };
}
