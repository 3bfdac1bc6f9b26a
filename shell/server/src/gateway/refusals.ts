import type { ErrorBody, ErrorCode } from '@actual/contracts';
import { impersonal } from '@actual/contracts/impersonal';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { loggedPath } from '../logged-path';
import { UpstreamUnavailable } from './upstream';

/** Seconds after which a service that did not answer may be asked again. */
const retryAfter = '1';

/** An answer of the gateway's own that is no success. */
export const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, code: ErrorCode): FastifyReply =>
  reply.code(status).send({ code, message: code, requestId: request.id } satisfies ErrorBody);

/** Logs why a request was not answered: the caller gets no word of it. */
export function logFailed(request: FastifyRequest, error: unknown): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const fields = { error: impersonal(message), stack: stack && impersonal(stack), url: loggedPath(request) };
  request.log.error(fields, 'request failed');
}

/** Answers a request that failed: a caller's fault keeps its status; else a service is away, or the fault is ours. */
export function refuseError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const away = error instanceof UpstreamUnavailable;
  const status = away ? 503 : (error.statusCode ?? 500);
  if (status < 500) return refuse(request, reply, status, status === 413 ? 'payload_too_large' : 'bad_request');
  // that a service is cut off was said once
  if (away)
    request.log[error.cutOff ? 'debug' : 'error'](
      { error: error.message, url: loggedPath(request) },
      'service not reached',
    );
  else logFailed(request, error);
  return refuse(request, reply.header('retry-after', retryAfter), 503, 'unavailable');
}
