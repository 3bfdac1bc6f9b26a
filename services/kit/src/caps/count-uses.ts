import { type LimitName, limits } from '@actual/contracts/facts/limits';
import { type Knex, prepared } from '@actual/database';
import type { Use } from './assert-within';

/** A service's table of how much each caller used. */
export type UseTable = 'caller_use' | 'account_caller_use' | 'catalog_caller_use';

/** Adds to a count of the table that still runs, or begins it anew; `excluded` holds the added uses. */
export const addUses = (table: UseTable): string => `ON CONFLICT (subject, cap) DO UPDATE SET
  uses = excluded.uses + CASE WHEN ${table}.ends_at > now() THEN ${table}.uses ELSE 0 END,
  ends_at = CASE WHEN ${table}.ends_at > now() THEN ${table}.ends_at ELSE excluded.ends_at END`;

/** A counted thing and the digest of its caller; without a digest nothing is counted. */
export interface Counted {
  cap: LimitName;
  subject: string | null;
}

/** Counts one use of each; answers how many there are now. Rolled back with its transaction, it was none. */
export async function countUses(trx: Knex, table: UseTable, counted: readonly Counted[]): Promise<Use[]> {
  const named = counted.filter((one) => one.subject !== null);
  return prepared<Use>(
    trx,
    `${table}-count`,
    `INSERT INTO ${table} (subject, cap, uses, ends_at)
     SELECT subject, cap, 1, now() + seconds * interval '1 second'
     FROM unnest(?::text[], ?::text[], ?::int[]) AS r(subject, cap, seconds) ORDER BY subject, cap
     ${addUses(table)} RETURNING cap, uses`,
    [named.map(({ subject }) => subject), named.map(({ cap }) => cap), named.map(({ cap }) => limits[cap].seconds)],
  );
}

/** Takes one use of each back. */
export async function giveBackUses(db: Knex, table: UseTable, counted: readonly Counted[]): Promise<void> {
  const named = counted.filter((one) => one.subject !== null);
  await prepared(
    db,
    `${table}-give-back`,
    `UPDATE ${table} SET uses = greatest(0, uses - 1)
     WHERE (subject, cap) IN (SELECT subject, cap FROM unnest(?::text[], ?::text[]) AS r(subject, cap))`,
    [named.map(({ subject }) => subject), named.map(({ cap }) => cap)],
  );
}
