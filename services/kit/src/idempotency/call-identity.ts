import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { rawBodyOf } from '../limits/bodies';
import { AppError } from '../replies/errors';

/** Letters of a key: 128 bits at the least, for whoever sends an anonymous call's key again gets its answer. */
const [shortestKey, longestKey] = [22, 200];

/** Which call a key stands for. Both are keyed digests: the table tells neither the key nor the body. */
export interface CallIdentity {
  /** Of key, call and caller. */
  readonly key: string;
  /** Of the request as it was sent. */
  readonly request: string;
}

/** `name` is the call's; `userId` the signed-in person's, null for everybody who only has the key. */
export interface Caller {
  readonly name: string;
  readonly userId: string | null;
}

/** Parts with their lengths, so that no two lists of parts are one text. */
function digest(secret: string, parts: readonly (string | Buffer)[]): string {
  const mac = createHmac('sha256', secret);
  for (const part of parts) mac.update(`${Buffer.byteLength(part)}:`).update(part);
  return mac.digest('base64url');
}

/**
 * The identity of a call that brought an `Idempotency-Key`, or null. The caller is the brand and the person; not the
 * address or the cookie, which change between a lost answer and the next try.
 * @throws {AppError} `bad_request` for a key that is too short to be a secret, or too long
 */
export function identityOf(secret: string, request: FastifyRequest, { name, userId }: Caller): CallIdentity | null {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '') return null;
  if (key.length < shortestKey || key.length > longestKey)
    throw new AppError(
      'bad_request',
      `Idempotency-Key has ${shortestKey} to ${longestKey} letters: send a random UUID`,
    );
  return {
    key: digest(secret, [name, request.site, userId ?? '', key]),
    request: digest(secret, [request.method, request.url, rawBodyOf(request)]),
  };
}
