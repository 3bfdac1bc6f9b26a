import { impersonal } from '@actual/contracts/impersonal';
import { type Knex, prepared } from '@actual/database';
import type { FastifyBaseLogger } from 'fastify';
import { backoffSeconds } from './backoff';

/**
 * Attempts before a message becomes a dead letter for staff: at least seven hours, so that an outage of an hour or a
 * night's maintenance needs nobody.
 */
export const maxAttempts = 40;

/** Seconds for which a claimed message is its worker's, who renews them as long as it is at work. */
export const leaseSeconds = 30;
const renewMs = 10_000;

/** Maximum length of a stored reason. */
const reasonLimit = 500;

/** A message to send. `attempts` includes the one under way. */
export interface OutboxMessage {
  id: number;
  kind: string;
  key: string;
  payload: Record<string, unknown>;
  attempts: number;
}

/** Why a message failed. `dead-letter`: retrying cannot help. `reason` is for staff and logs. */
export interface Failure {
  kind: 'retry' | 'dead-letter';
  reason: string;
}

type ProviderFailure =
  | { kind: 'provider_unreachable'; reason: string }
  | { kind: 'provider_rejected_request'; retry: 'later' | 'never'; code: string; message: string };

/** What a provider's failure means for the message that called it. */
export const failureOf = (answer: ProviderFailure): Failure =>
  answer.kind === 'provider_unreachable'
    ? { kind: 'retry', reason: answer.reason }
    : { kind: answer.retry === 'later' ? 'retry' : 'dead-letter', reason: `${answer.code} ${answer.message}` };

export const deadLetter = (reason: string): Failure => ({ kind: 'dead-letter', reason });
export const retry = (reason: string): Failure => ({ kind: 'retry', reason });

/** A service's outbox and its handler. */
export interface Outbox<Done extends { kind: 'done' }> {
  readonly db: Knex;
  readonly log: FastifyBaseLogger;
  readonly table: 'outbox' | 'account_outbox' | 'staff_outbox';
  /** Marks a message as done. */
  complete(message: OutboxMessage, done: Done): Promise<unknown>;
}

/**
 * Claims due messages of a service's outbox table. Leases outlive the process: a dead worker's message becomes due
 * again after its lease.
 */
export const claimMessages = (db: Knex, table: Outbox<never>['table'], batch: number): Promise<OutboxMessage[]> =>
  prepared<OutboxMessage>(
    db,
    `${table}-claim`,
    `UPDATE ${table} SET attempts = attempts + 1, next_at = now() + ? * interval '1 second'
     WHERE id = ANY (ARRAY(SELECT id FROM ${table} WHERE done_at IS NULL AND parked_at IS NULL AND next_at <= now()
       ORDER BY next_at LIMIT ? FOR UPDATE SKIP LOCKED))
     RETURNING id, kind, key, payload, attempts`,
    [leaseSeconds, batch],
  );

/** Claims one message, if it is due and no worker has it. */
export const claimMessage = async (
  db: Knex,
  table: Outbox<never>['table'],
  { kind, key }: Pick<OutboxMessage, 'kind' | 'key'>,
): Promise<OutboxMessage | undefined> => {
  const [message] = await prepared<OutboxMessage>(
    db,
    `${table}-claim-one`,
    `UPDATE ${table} SET attempts = attempts + 1, next_at = now() + ? * interval '1 second'
     WHERE kind = ? AND key = ? AND done_at IS NULL AND parked_at IS NULL AND next_at <= now()
     RETURNING id, kind, key, payload, attempts`,
    [leaseSeconds, kind, key],
  );
  return message;
};

/** A worker that was frozen beyond its lease may find its message with another, who counts one attempt more. */
const renewLease = (db: Knex, table: Outbox<never>['table'], { id, attempts }: OutboxMessage): Promise<unknown> =>
  prepared(
    db,
    `${table}-renew`,
    `UPDATE ${table} SET next_at = now() + ? * interval '1 second'
     WHERE id = ? AND attempts = ? AND done_at IS NULL AND parked_at IS NULL`,
    [leaseSeconds, id, attempts],
  );

/** Handles one claimed message: done, retried later, or a dead letter. Never rejects when the handler does. */
export async function workMessage<Done extends { kind: 'done' }>(
  outbox: Outbox<Done>,
  message: OutboxMessage,
  handle: (message: OutboxMessage) => Promise<Done | Failure>,
): Promise<void> {
  const { db, log, table } = outbox;
  const about = { kind: message.kind, key: message.key };
  const renewal = setInterval(() => {
    renewLease(db, table, message).catch((error: unknown) => log.warn({ err: error, ...about }, 'outbox lease'));
  }, renewMs);
  const outcome = await handle(message)
    .catch((error: unknown) => {
      log.error({ err: error, ...about }, 'outbox message failed');
      return retry(String(error));
    })
    .finally(() => clearInterval(renewal));
  if (outcome.kind === 'done') {
    await outbox.complete(message, outcome);
    return;
  }
  const recorded = await recordFailure(outbox, message, outcome);
  log.warn({ ...about, attempts: message.attempts, ...recorded }, 'outbox message');
}

/**
 * Schedules the next attempt with backoff. The reason is stored without personal data, since
 * providers repeat what they were sent.
 */
async function recordFailure(
  { db, table }: Pick<Outbox<never>, 'db' | 'table'>,
  message: OutboxMessage,
  { kind, reason }: Failure,
): Promise<{ dead: boolean; reason: string }> {
  const told = impersonal(reason).slice(0, reasonLimit);
  const dead = kind === 'dead-letter' || message.attempts >= maxAttempts;
  await db(table)
    .where({ id: message.id })
    .update({
      last_error: told,
      next_at: db.raw(`now() + ? * interval '1 second'`, [backoffSeconds(message.attempts)]),
      ...(dead ? { parked_at: db.fn.now() } : {}),
    });
  return { dead, reason: told };
}
