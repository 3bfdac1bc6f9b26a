import { type Knex, prepared } from '@actual/database';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { AppError } from '../replies/errors';
import { type Caller, type CallIdentity, identityOf } from './call-identity';
import { Leases, usualTimes } from './leases';
import { Sealed } from './sealed';

/** A call that this process runs for its key. */
export interface RunningCall extends CallIdentity {
  readonly lease: string;
}
export type Begun = { readonly running: RunningCall } | { readonly kept: unknown };

interface Row {
  request: string;
  answer: string | null;
}

/** `retry-after` while the first call is running. */
const askAgainSeconds = 1;

export interface IdempotencyOptions {
  db: Knex;
  /** The service's own table of keys. */
  table: string;
  /** Digests keys and requests, and encrypts answers, which hold cookies and personal data. */
  secret: string;
  log: Pick<FastifyBaseLogger, 'warn'>;
  times?: Leases['times'];
}

/** Runs a call once per key and caller, and keeps its answer for a day (`ages.ts` of the database). */
export class Idempotency {
  private readonly leases: Leases;
  private readonly sealed: Sealed;

  constructor(private readonly options: IdempotencyOptions) {
    this.leases = new Leases(options.db, options.table, options.times ?? usualTimes);
    this.sealed = new Sealed(options.secret, 'kept answers');
  }

  /** @throws {AppError} `bad_request` for a key that is no secret */
  identityOf(request: FastifyRequest, caller: Caller): CallIdentity | null {
    return identityOf(this.options.secret, request, caller);
  }

  /**
   * Claims the key, also from a process that died, or finds the stored answer.
   * @throws {AppError} `idempotency_conflict` when the key came with another request, `conflict` with `retry-after`
   * while the first call is running
   */
  async begin(call: CallIdentity): Promise<Begun> {
    const { db, table } = this.options;
    const lease = this.leases.take(call.key);
    try {
      const taken = await prepared(
        db,
        `${table}-take`,
        `INSERT INTO ${table} AS kept (key, request, lease, leased_until)
         VALUES (?, ?, ?, now() + ? * interval '1 millisecond')
         ON CONFLICT (key) DO UPDATE SET lease = excluded.lease, leased_until = excluded.leased_until
         WHERE kept.answer IS NULL AND kept.leased_until < now() AND kept.request = excluded.request RETURNING 1`,
        [call.key, call.request, lease, this.leases.times.holds],
      );
      if (taken.length > 0) return { running: { ...call, lease } };
    } catch (error) {
      this.leases.letGo(lease);
      throw error;
    }
    this.leases.letGo(lease);
    const row = await this.find(call.key);
    if (row && row.request !== call.request)
      throw new AppError('idempotency_conflict', 'this key was used for another request');
    const kept = this.answerOf(call.key, row);
    if (kept === undefined)
      throw new AppError('conflict', 'the same request is still running', undefined, askAgainSeconds);
    return { kept };
  }

  /**
   * Stores the answer of a call that this process ran, and returns it. A process that was paused longer than its lease
   * may find that another one answered meanwhile: then that answer counts for both callers.
   */
  async keep<T>({ key, request, lease }: RunningCall, answer: T): Promise<T> {
    const { db, table, log } = this.options;
    try {
      const kept = await prepared(
        db,
        `${table}-keep`,
        `INSERT INTO ${table} AS kept (key, request, lease, leased_until, answer) VALUES (?, ?, ?, now(), ?)
         ON CONFLICT (key) DO UPDATE SET answer = excluded.answer
         WHERE kept.answer IS NULL AND kept.request = excluded.request RETURNING 1`,
        [key, request, lease, this.sealed.seal(answer, key)],
      );
      if (kept.length > 0) return answer;
      return (this.answerOf(key, await this.find(key)) ?? answer) as T;
    } catch (error) {
      // the work is done: failing to store its answer must not undo it
      log.warn({ err: error }, 'answer not kept');
      return answer;
    } finally {
      this.leases.letGo(lease);
    }
  }

  /** Releases the key of a refused call, which may be corrected and sent again with it. */
  async forget({ key, lease }: RunningCall): Promise<void> {
    const { db, table, log } = this.options;
    this.leases.letGo(lease);
    await prepared(db, `${table}-forget`, `DELETE FROM ${table} WHERE key = ? AND lease = ? AND answer IS NULL`, [
      key,
      lease,
    ]).catch((error: unknown) => log.warn({ err: error }, 'key not freed'));
  }

  /** Runs `work` once per key, or each time without one. Its answer must be JSON. @throws as `begin` */
  async once<T>(call: CallIdentity | null, work: () => Promise<T>): Promise<T> {
    if (!call) return work();
    const begun = await this.begin(call);
    if ('kept' in begun) return begun.kept as T;
    let answer: T;
    try {
      answer = await work();
    } catch (error) {
      await this.forget(begun.running);
      throw error;
    }
    return this.keep(begun.running, answer);
  }

  /** Stops renewing leases; for a service that has closed. */
  end(): void {
    this.leases.end();
  }

  private async find(key: string): Promise<Row | undefined> {
    const { db, table } = this.options;
    const [row] = await prepared<Row>(db, `${table}-find`, `SELECT request, answer FROM ${table} WHERE key = ?`, [key]);
    return row;
  }

  private answerOf(key: string, row: Row | undefined): unknown {
    return row?.answer ? this.sealed.open(row.answer, key) : undefined;
  }
}
