import { impersonal } from '@actual/contracts/impersonal';
import { type Knex, prepared } from '@actual/database';
import { backoffSeconds } from './backoff';

/**
 * After this many tries an effect is parked where staff see it: seven hours at least, so that a provider that is away
 * for an hour, or a night's maintenance, needs nobody.
 */
export const triesLimit = 40;

/** Seconds a claimed effect is left to its worker; longer than any provider call with its retries. */
const leaseSeconds = 120;

/** Letters of a reason that is kept. */
const reasonLimit = 500;

/** A thing that has to leave the house. `attempts` counts the one under way. */
export interface Effect {
  id: number;
  kind: string;
  key: string;
  payload: Record<string, unknown>;
  attempts: number;
}

/** Why an effect is not done. `park`: trying again cannot help. `reason` is for staff and logs. */
export type Undone = { kind: 'later'; reason: string } | { kind: 'park'; reason: string };

/**
 * Takes what is due in a service's outbox table. Its lease outlives the process: an effect of a worker that died comes
 * back after it.
 */
export const claimEffects = (db: Knex, table: string, batch: number): Promise<Effect[]> =>
  prepared<Effect>(
    db,
    `${table}-claim`,
    `UPDATE ${table} SET attempts = attempts + 1, next_at = now() + ? * interval '1 second'
     WHERE id = ANY (ARRAY(SELECT id FROM ${table} WHERE done_at IS NULL AND parked_at IS NULL AND next_at <= now()
       ORDER BY next_at LIMIT ? FOR UPDATE SKIP LOCKED))
     RETURNING id, kind, key, payload, attempts`,
    [leaseSeconds, batch],
  );

/**
 * Puts an effect off, the longer the more often it failed, or parks it. Answers whether it is parked, and the reason as
 * it is kept: without what names a person, since providers repeat what they were sent.
 */
export async function putOff(
  db: Knex,
  table: string,
  effect: Effect,
  { kind, reason }: Undone,
): Promise<{ park: boolean; reason: string }> {
  const told = impersonal(reason).slice(0, reasonLimit);
  const park = kind === 'park' || effect.attempts >= triesLimit;
  await db(table)
    .where({ id: effect.id })
    .update({
      last_error: told,
      next_at: db.raw(`now() + ? * interval '1 second'`, [backoffSeconds(effect.attempts)]),
      ...(park ? { parked_at: db.fn.now() } : {}),
    });
  return { park, reason: told };
}
