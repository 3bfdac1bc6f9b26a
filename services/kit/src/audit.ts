import { randomUUID } from 'node:crypto';
import { changes, type Endpoint, type ServiceName } from '@actual/contracts/endpoint';
import type { Knex } from '@actual/database';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import { toAppError } from './replies/errors';
import { isStaff, type Session } from './session/session';

/** A call's change, as far as the call states it: plain values for people to compare, without secrets. */
export interface AuditedChange {
  readonly before?: unknown;
  readonly after?: unknown;
}

/** True when staff are about to change something: such a call is audited whether it is a desk call or a shopper's. */
export const isAudited = (e: Endpoint, session: Session | null): session is Session => isStaff(session) && changes(e);

/** A call of staff, as far as the log keeps it. */
export interface AuditedCall {
  readonly endpoint: Endpoint;
  /** As the contract reads it. */
  readonly body: unknown;
  readonly session: Session;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Read when the call has ended. */
  readonly change: () => AuditedChange | undefined;
}

/** The fields of a body that its endpoint lets the log keep. */
function keptOf({ endpoint, body }: AuditedCall): Record<string, unknown> | undefined {
  const fields = Object.entries(body ?? {}).filter(([name]) => endpoint.audits?.includes(name));
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

/** A text of this name, or null. */
function textIn(value: unknown, name: string): string | null {
  const found = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : null;
  return typeof found === 'string' ? found : null;
}

/** The object of a call, as far as the call names it. */
function knownObject({ endpoint: { objectIn }, request, body }: AuditedCall): string | null {
  const [first = null] = Object.values((request.params ?? {}) as Record<string, string>);
  return objectIn && 'body' in objectIn ? textIn(body, objectIn.body) : first;
}

/** The object that a call created, as its answer names it. */
const madeObject = ({ endpoint: { objectIn } }: AuditedCall, made: unknown): string | null =>
  objectIn && 'reply' in objectIn ? textIn(made, objectIn.reply) : null;

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/**
 * The append-only log of staff's actions, in tables that every service appends to (`audit_entry`, `audit_outcome`). An
 * entry is written before the call is carried out and its outcome after, so that a process that dies in between leaves
 * an entry without an outcome, never a change without an entry.
 */
export class Audit {
  constructor(
    private readonly db: Knex,
    private readonly service: ServiceName,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** Carries a call out between its entry and its outcome. @throws errors of `work`, or PostgreSQL's before it began */
  async around<T>(call: AuditedCall, work: () => Promise<T>): Promise<T> {
    const id = await this.begin(call);
    try {
      const made = await work();
      await this.end(id, call, { status: call.reply.statusCode, made });
      return made;
    } catch (error) {
      await this.end(id, call, toAppError(error));
      throw error;
    }
  }

  private async begin(call: AuditedCall): Promise<string> {
    const { endpoint, session, request } = call;
    const id = randomUUID();
    await this.db('audit_entry').insert({
      id,
      call: `${endpoint.method} ${endpoint.path}`,
      object_id: knownObject(call),
      site: request.site,
      service: this.service,
      request_id: request.id,
      user_id: session.userId,
      role: session.role,
    });
    return id;
  }

  /** The call has had its effect, so a failure here is only logged, and the entry keeps no outcome. */
  private async end(
    id: string,
    call: AuditedCall,
    { status, code, made }: { status: number; code?: string; made?: unknown },
  ): Promise<void> {
    const change = call.change();
    try {
      await this.db('audit_outcome').insert({
        entry_id: id,
        status,
        code: code ?? null,
        object_id: madeObject(call, made),
        before: json(change?.before),
        after: json(change?.after ?? keptOf(call)),
      });
    } catch (error) {
      this.log.error({ err: error, entry: id }, 'an audited call has no outcome');
    }
  }
}
