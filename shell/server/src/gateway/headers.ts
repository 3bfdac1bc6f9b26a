import type { IncomingHttpHeaders } from 'node:http';
import { proofHeader } from '@actual/contracts/facts/access/proof-of-work';
import type { FastifyRequest } from 'fastify';

/** The caller's headers that are passed on to a service; add new ones here. */
export const callerHeaders = [
  'authorization',
  'content-type',
  'cookie',
  'idempotency-key',
  'if-match',
  'if-none-match',
  proofHeader,
  'site',
  // the name of the device where a session begins
  'user-agent',
] as const;
/** A provider signs the id that it gave its notice: another one would make the signature a forged one. */
const ofProvider = ['content-type', 'x-request-id', 'x-signature'] as const;
/** The headers of a service's answer that a caller gets. */
const ofService = [
  'cache-control',
  'content-disposition',
  'content-security-policy',
  'content-type',
  'etag',
  'last-modified',
  'location',
  'referrer-policy',
  'retry-after',
  'set-cookie',
  'vary',
  'x-content-type-options',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
] as const;

/** Facts about a request that the gateway knows and its service does not. */
export const forwardedHeaders = (request: FastifyRequest): Record<string, string> => ({
  'x-request-id': request.id,
  'x-forwarded-for': request.ip,
  'x-forwarded-proto': request.protocol,
  'x-forwarded-host': request.host,
});

/** Headers of a call at its service. */
export function requestHeaders(request: FastifyRequest, fromProvider: boolean): Record<string, string> {
  const headers = forwardedHeaders(request);
  for (const name of fromProvider ? ofProvider : callerHeaders) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}

/** Headers of a call that is a form without fields: its page's brand is the caller's. */
export function formHeaders(request: FastifyRequest, site: string): Record<string, string> {
  const { cookie = '' } = request.headers;
  return { ...forwardedHeaders(request), cookie, site };
}

/** Headers of a service's answer that go on to the caller. */
export function answerHeaders(answer: IncomingHttpHeaders): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = {};
  for (const name of ofService) {
    const value = answer[name];
    if (value !== undefined) headers[name] = value;
  }
  return headers;
}
