import type { ErrorBody, ErrorCode } from '@actual/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { loggedPath } from '../logged-path';
import { UpstreamUnavailable } from './upstream';

/** Seconds after which a service that did not answer may be asked again. */
const retryAfter = '1';

/** An answer of the gateway's own that is no success. */
export const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, code: ErrorCode): FastifyReply =>
  reply.code(status).send({ code, message: code, requestId: request.id } satisfies ErrorBody);

/** Answers a failed call that was handed on: a caller's fault keeps its status, else the service is away. */
export function refuseError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error instanceof UpstreamUnavailable ? 503 : (error.statusCode ?? 500);
  if (status < 500) return refuse(request, reply, status, status === 413 ? 'payload_too_large' : 'bad_request');
  // that a service is cut off was said once
  const level = error instanceof UpstreamUnavailable && error.cutOff ? 'debug' : 'error';
  request.log[level]({ error: error.message, url: loggedPath(request) }, 'service not reached');
  return refuse(request, reply.header('retry-after', retryAfter), 503, 'unavailable');
}
