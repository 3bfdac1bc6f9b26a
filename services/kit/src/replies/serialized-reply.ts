import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An answer that was already parsed and serialized once, for caches. */
export class SerializedReply {
  private mark: string | undefined;
  /** The JSON as it is sent: written into bytes once, not at each sending. */
  readonly bytes: Buffer;

  constructor(
    json: string,
    readonly headers: Record<string, string> = {},
  ) {
    this.bytes = Buffer.from(json);
  }

  /** Its entity tag: the same for the same bytes. Made on the first use. */
  get etag(): string {
    this.mark ??= `"${createHash('sha1').update(this.bytes).digest('base64url')}"`;
    return this.mark;
  }
}

const has = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;

/** What every answer says unless it knows better: keep nothing. Prices and stock at the checkout are never old. */
export const noStore = 'no-store';

/**
 * Sends a serialized answer. One that is read by GET may be kept by the browser but is asked for again each time, which
 * costs no more than an empty 304 while nothing changed; a handler that set a lifetime of its own keeps it.
 */
export function sendSerialized(request: FastifyRequest, reply: FastifyReply, answer: SerializedReply): FastifyReply {
  reply.headers(answer.headers);
  if (request.method === 'GET') {
    const told = reply.getHeader('cache-control');
    if (told === undefined || told === noStore) reply.header('cache-control', 'no-cache');
    reply.headers({ etag: answer.etag, vary: 'site' });
    if (has(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  }
  return reply.type('application/json; charset=utf-8').send(answer.bytes);
}
