import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A validated and serialized answer, for caches. */
export class SerializedReply {
  private mark: string | undefined;
  /** The JSON as bytes, encoded once. */
  readonly bytes: Buffer;

  constructor(
    json: string,
    readonly headers: Record<string, string> = {},
  ) {
    this.bytes = Buffer.from(json);
  }

  /** Its entity tag, a hash of the bytes, made on first use. */
  get etag(): string {
    this.mark ??= `"${createHash('sha1').update(this.bytes).digest('base64url')}"`;
    return this.mark;
  }
}

const has = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) ?? false;

/** The default for answers: prices and stock at the checkout must never be stale. */
export const noStore = 'no-store';
/** A browser always asks again; a shared cache before the store may answer for one second. */
const sharedForASecond = 'public, max-age=0, s-maxage=1';

/** Sends a serialized answer, the same for everybody of a brand; unchanged, a browser gets an empty 304. */
export function sendSerialized(request: FastifyRequest, reply: FastifyReply, answer: SerializedReply): FastifyReply {
  reply.headers(answer.headers).header('vary', 'site');
  const told = reply.getHeader('cache-control');
  if (told === undefined || told === noStore) reply.header('cache-control', sharedForASecond);
  if (request.method === 'GET') {
    reply.header('etag', answer.etag);
    if (has(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  }
  return reply.type('application/json; charset=utf-8').send(answer.bytes);
}
