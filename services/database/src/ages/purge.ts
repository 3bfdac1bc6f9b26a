import type { Knex } from '../connect';
import { prepared } from '../prepared-statement';
import { OWNERSHIP, type ServiceRole } from '../roles/ownership';
import { AGES } from './ages';

/** Rows deleted per batch: locks stay short, so nobody waits for a purge. */
const batch = 500;

/**
 * Deletes a batch of expired rows from each table that a service writes, oldest first. Several processes
 * may do it: each skips rows that another has locked.
 * @returns rows by table; a table with a whole batch may have more
 */
export async function purge(db: Knex, service: ServiceRole, atMost = batch): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  for (const [table, age] of Object.entries(AGES)) {
    if ('kept' in age || OWNERSHIP[table] !== service) continue;
    const { since, days, only = 'true' } = age;
    const rows = await prepared(
      db,
      `purge-${table}`,
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table}
         WHERE ${since} < now() - interval '${days} days' AND ${only} ORDER BY ${since} LIMIT ? FOR UPDATE SKIP LOCKED))
       RETURNING 1`,
      [atMost],
    );
    gone[table] = rows.length;
  }
  return gone;
}

/** Whether more rows may be due. */
export const isFull = (gone: Readonly<Record<string, number>>, atMost = batch): boolean =>
  Object.values(gone).some((rows) => rows >= atMost);
