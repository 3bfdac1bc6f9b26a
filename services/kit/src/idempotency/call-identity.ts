import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { rawBodyOf } from '../limits/bodies';
import { AppError } from '../replies/errors';

/** Characters of a key: at least 128 bits, because anyone who guesses an anonymous call's key gets its answer. */
const [shortestKey, longestKey] = [22, 200];

/** The call a key stands for. Both are keyed digests, so the table reveals neither key nor body. */
export interface CallIdentity {
  /** Of key, call and caller. */
  readonly key: string;
  /** Of the request as it was sent. */
  readonly request: string;
}

/** `name` is the call's; `userId` is null for anonymous callers. */
export interface Caller {
  readonly name: string;
  readonly userId: string | null;
}

/** Joins parts with their lengths, so that different lists never give the same text. */
function digest(secret: string, parts: readonly (string | Buffer)[]): string {
  const mac = createHmac('sha256', secret);
  for (const part of parts) mac.update(`${Buffer.byteLength(part)}:`).update(part);
  return mac.digest('base64url');
}

/**
 * The identity of a call with an `Idempotency-Key`: brand and person, which stay the same for a retry; else null.
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
