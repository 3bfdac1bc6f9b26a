import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallIdentity } from './call-identity';
import type { Idempotency, RunningCall } from './idempotency';

/** A reply as it was sent, with its cookies: they make the quotation the browser's own. */
interface KeptReply {
  status: number;
  headers: Record<string, string | string[]>;
  body: string;
}

/** Headers that belong to the reply itself, not to one transmission. */
const keptHeaders = ['content-type', 'set-cookie'] as const;

function replyAsSent(reply: FastifyReply, body: string): KeptReply {
  const headers: KeptReply['headers'] = {};
  for (const name of keptHeaders) {
    const value = reply.getHeader(name);
    if (value !== undefined) headers[name] = Array.isArray(value) ? value : String(value);
  }
  return { status: reply.statusCode, headers, body };
}

function put(reply: FastifyReply, { status, headers, body }: KeptReply): string {
  for (const name of keptHeaders) reply.removeHeader(name);
  reply.code(status).headers(headers);
  return body;
}

/** Replies of calls with a key: stored when sent, even if the caller is gone, and repeated. */
export class KeptReplies {
  private readonly running = new WeakMap<FastifyRequest, RunningCall>();

  /** Register after the cookie plugin, which writes its header when the reply is sent. */
  constructor(
    app: FastifyInstance,
    private readonly idempotency: Idempotency,
  ) {
    app.addHook('onSend', (request, reply, payload) => this.sending(request, reply, payload));
  }

  /** The stored reply of this call as a payload to send; null when the call must run. @throws as `begin` */
  async begin(request: FastifyRequest, reply: FastifyReply, call: CallIdentity): Promise<string | null> {
    const begun = await this.idempotency.begin(call);
    if ('kept' in begun) return put(reply, begun.kept as KeptReply);
    this.running.set(request, begun.running);
    return null;
  }

  private async sending(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    const call = this.running.get(request);
    if (!call) return payload;
    this.running.delete(request);
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (reply.statusCode >= 400 || !isText) {
      await this.idempotency.forget(call);
      return payload;
    }
    const mine = replyAsSent(reply, payload.toString());
    const kept = await this.idempotency.keep(call, mine);
    return kept === mine ? payload : put(reply, kept);
  }
}
