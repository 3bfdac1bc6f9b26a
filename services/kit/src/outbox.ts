import { impersonal } from '@actual/contracts/impersonal';
import { type Knex, prepared } from '@actual/database';
import type { FastifyBaseLogger } from 'fastify';
import type { z } from 'zod';
import { backoffSeconds } from './backoff';

/** Attempts before a message becomes a dead letter: seven hours at least, so that a night's outage needs nobody. */
export const maxAttempts = 40;

/** Seconds for which a claimed message is its worker's, who renews them as long as it is at work. */
export const leaseSeconds = 30;
const renewMs = 10_000;

/** Maximum length of a stored reason. */
const reasonLimit = 500;

/** The shapes of messages' payloads, by their kind. */
type Payloads = Readonly<Record<string, z.ZodType>>;

/** A message whose worker has a lease. `attempts` includes the one under way. */
export interface ClaimedMessage {
  id: number;
  kind: string;
  key: string;
  payload: unknown;
  attempts: number;
  createdAt: Date;
}

/** A message of a kind, with its payload. */
export type OutboxMessage<P extends Payloads, Kind extends keyof P> = {
  [K in Kind]: Omit<ClaimedMessage, 'kind' | 'payload'> & { kind: K; payload: z.output<P[K]> };
}[Kind];

export type Works<P extends Payloads, Context, Done = { kind: 'done' }> = {
  readonly [Kind in keyof P]: (context: Context, message: OutboxMessage<P, Kind>) => Promise<Done | Failure>;
};

type NewMessage<P extends Payloads> = {
  [Kind in keyof P]: { kind: Kind; key: string; payload: z.input<P[Kind]>; next_at?: Knex.Raw };
}[keyof P];

/** A service's outbox. */
export class Outbox<P extends Payloads = Payloads> {
  constructor(
    readonly table: 'outbox' | 'account_outbox' | 'staff_outbox',
    readonly payloads: P,
    /** Kinds that name somebody: their payload is deleted once they are done. */
    readonly forgets: readonly (keyof P)[] = [],
  ) {}

  /** Leaves messages in the transaction of their cause; kind and key together are one effect. */
  leave(trx: Knex, ...messages: NewMessage<P>[]) {
    return trx(this.table).insert(messages);
  }
}

/** Why a message failed. `dead-letter`: retrying cannot help. `reason` is for staff and logs. */
export interface Failure {
  kind: 'retry' | 'dead-letter';
  reason: string;
}

type ProviderFailure =
  | { kind: 'provider_unreachable'; reason: string }
  | { kind: 'provider_rejected_request'; retry: 'later' | 'never'; code: string; message: string };

/** The outcome of a message whose provider failed. */
export const failureOf = (answer: ProviderFailure): Failure =>
  answer.kind === 'provider_unreachable'
    ? { kind: 'retry', reason: answer.reason }
    : { kind: answer.retry === 'later' ? 'retry' : 'dead-letter', reason: `${answer.code} ${answer.message}` };

/** Gives a message up, for staff to look at. */
export const deadLetter = (reason: string): Failure => ({ kind: 'dead-letter', reason });
/** Tries a message again later. */
export const retry = (reason: string): Failure => ({ kind: 'retry', reason });

/** A service's outbox at work. */
export interface OutboxWork<P extends Payloads, Context, Done extends { kind: 'done' }> {
  readonly db: Knex;
  readonly log: FastifyBaseLogger;
  readonly outbox: Outbox<P>;
  readonly works: Works<P, Context, Done>;
  readonly context: Context;
  /** Marks a message as done; unless told, by its row alone. */
  complete?(message: ClaimedMessage, done: Done): Promise<unknown>;
}

const claimed = 'id, kind, key, payload, attempts, created_at AS "createdAt"';

/**
 * Claims due messages of a service's outbox table. Leases outlive the process: a dead worker's message becomes due
 * again after its lease.
 */
export const claimMessages = (db: Knex, table: Outbox['table'], batch: number): Promise<ClaimedMessage[]> =>
  prepared<ClaimedMessage>(
    db,
    `${table}-claim`,
    `UPDATE ${table} SET attempts = attempts + 1, next_at = now() + ? * interval '1 second'
     WHERE id = ANY (ARRAY(SELECT id FROM ${table} WHERE done_at IS NULL AND parked_at IS NULL AND next_at <= now()
       ORDER BY next_at LIMIT ? FOR UPDATE SKIP LOCKED))
     RETURNING ${claimed}`,
    [leaseSeconds, batch],
  );

/** Claims one message, if it is due and no worker has it. */
export const claimMessage = async (
  db: Knex,
  table: Outbox['table'],
  { kind, key }: Pick<ClaimedMessage, 'kind' | 'key'>,
): Promise<ClaimedMessage | undefined> => {
  const [message] = await prepared<ClaimedMessage>(
    db,
    `${table}-claim-one`,
    `UPDATE ${table} SET attempts = attempts + 1, next_at = now() + ? * interval '1 second'
     WHERE kind = ? AND key = ? AND done_at IS NULL AND parked_at IS NULL AND next_at <= now()
     RETURNING ${claimed}`,
    [leaseSeconds, kind, key],
  );
  return message;
};

/** A worker that was frozen beyond its lease may find its message with another, who counts one attempt more. */
const renewLease = (db: Knex, table: Outbox['table'], { id, attempts }: ClaimedMessage): Promise<unknown> =>
  prepared(
    db,
    `${table}-renew`,
    `UPDATE ${table} SET next_at = now() + ? * interval '1 second'
     WHERE id = ? AND attempts = ? AND done_at IS NULL AND parked_at IS NULL`,
    [leaseSeconds, id, attempts],
  );

/** The outcome of a message's work. An unknown kind or payload waits for a person. */
async function outcomeOf<P extends Payloads, Context, Done extends { kind: 'done' }>(
  { outbox, works, context }: OutboxWork<P, Context, Done>,
  message: ClaimedMessage,
): Promise<Done | Failure> {
  const kind: keyof P = message.kind;
  const shape = Object.hasOwn(outbox.payloads, kind) && outbox.payloads[kind];
  if (!shape) return deadLetter(`nobody knows the kind ${message.kind}`);
  const { success, data } = shape.safeParse(message.payload);
  if (!success) return deadLetter(`a payload that is none of ${message.kind}`);
  return works[kind](context, { ...message, payload: data } as OutboxMessage<P, typeof kind>);
}

/** Works one claimed message: done, retried later, or a dead letter. Never rejects when the work does. */
export async function workMessage<P extends Payloads, Context, Done extends { kind: 'done' }>(
  work: OutboxWork<P, Context, Done>,
  message: ClaimedMessage,
): Promise<void> {
  const { db, log, outbox } = work;
  const { table, forgets } = outbox;
  const about = { kind: message.kind, key: message.key };
  const renewal = setInterval(() => {
    renewLease(db, table, message).catch((error: unknown) => log.warn({ err: error, ...about }, 'outbox lease'));
  }, renewMs);
  const outcome = await outcomeOf(work, message)
    .catch((error: unknown) => {
      log.error({ err: error, ...about }, 'outbox message failed');
      return retry(String(error));
    })
    .finally(() => clearInterval(renewal));
  if (outcome.kind !== 'done') {
    const recorded = await recordFailure(db, table, message, outcome);
    log.warn({ ...about, attempts: message.attempts, ...recorded }, 'outbox message');
  } else if (work.complete) await work.complete(message, outcome);
  else {
    const payload = forgets.includes(message.kind) ? '{}' : undefined;
    await db(table).where({ id: message.id }).update({ done_at: db.fn.now(), last_error: null, payload });
  }
}

/** Claims the due messages and works them. @returns how many it took */
export async function workDue<P extends Payloads, Context, Done extends { kind: 'done' }>(
  work: OutboxWork<P, Context, Done>,
  batch: number,
): Promise<number> {
  const messages = await claimMessages(work.db, work.outbox.table, batch);
  await Promise.all(messages.map((message) => workMessage(work, message)));
  return messages.length;
}

/** Schedules the next attempt. The reason is stored without personal data, since providers repeat the request's. */
async function recordFailure(
  db: Knex,
  table: Outbox['table'],
  message: ClaimedMessage,
  { kind, reason }: Failure,
): Promise<{ dead: boolean; reason: string }> {
  const told = impersonal(reason).slice(0, reasonLimit);
  const dead = kind === 'dead-letter' || message.attempts >= maxAttempts;
  await db(table)
    .where({ id: message.id })
    .update({
      last_error: told,
      next_at: db.raw(`now() + ? * interval '1 second'`, [backoffSeconds(message.attempts)]),
      parked_at: dead ? db.fn.now() : undefined,
    });
  return { dead, reason: told };
}
