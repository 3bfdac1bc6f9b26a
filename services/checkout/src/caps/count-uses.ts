import { type LimitName, limits } from '@actual/contracts/facts/limits';
import { type Knex, prepared } from '@actual/database';
import type { Use } from './within';

/** Adds to a count that still runs, or begins it anew; `excluded` is what is added. */
export const addUses = `ON CONFLICT (subject, cap) DO UPDATE SET
  uses = excluded.uses + CASE WHEN caller_use.ends_at > now() THEN caller_use.uses ELSE 0 END,
  ends_at = CASE WHEN caller_use.ends_at > now() THEN caller_use.ends_at ELSE excluded.ends_at END`;

/** Counts one use of each; answers how many there are now. Rolled back with its transaction, it was none. */
export async function countUses(
  trx: Knex,
  counted: readonly { cap: LimitName; subject: string | null }[],
): Promise<Use[]> {
  const named = counted.filter((one) => one.subject !== null);
  return prepared<Use>(
    trx,
    'count-uses',
    `INSERT INTO caller_use (subject, cap, uses, ends_at)
     SELECT subject, cap, 1, now() + seconds * interval '1 second'
     FROM unnest(?::text[], ?::text[], ?::int[]) AS r(subject, cap, seconds) ORDER BY subject, cap
     ${addUses} RETURNING cap, uses`,
    [named.map(({ subject }) => subject), named.map(({ cap }) => cap), named.map(({ cap }) => limits[cap].seconds)],
  );
}
