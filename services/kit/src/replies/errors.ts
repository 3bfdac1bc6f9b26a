import { type ErrorBody, type ErrorCode, errorStatus } from '@actual/contracts/errors';
import { isLostConnection } from '@actual/database';
import type { FastifyInstance } from 'fastify';
import { ZodError } from 'zod';

/** A refusal with a typed code. `message` is for developers; `retryAfter` is in seconds. */
export class AppError extends Error {
  override readonly name = 'AppError';
  constructor(
    readonly code: ErrorCode,
    message: string = code,
    readonly details?: unknown,
    readonly retryAfter?: number,
  ) {
    super(message);
  }
  get status(): number {
    return errorStatus[this.code];
  }
}

const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_JSON_BODY: 'bad_request',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
};

/** PostgreSQL's codes for text from a caller that is no such value: a NUL character, no UUID, a day of the year 0. */
const unreadable = new Set(['22008', '22021', '22P02', '22P05']);

/** The single place that turns any thrown value into the error that the caller sees. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ZodError) {
    return new AppError(
      'invalid_input',
      'the request does not have the shape of the contract',
      error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })),
    );
  }
  const { code, statusCode, message } = (error ?? {}) as { code?: string; statusCode?: number; message?: string };
  const known = code ? byFastifyCode[code] : undefined;
  if (known) return new AppError(known);
  if (error instanceof SyntaxError && statusCode === 400) return new AppError('bad_request', 'the body is not JSON');
  if (statusCode === 429) return new AppError('rate_limited', message);
  if (isLostConnection(error)) return new AppError('unavailable', 'the database does not answer');
  if (code && unreadable.has(code)) return new AppError('bad_request', 'a value cannot be stored');
  if (statusCode && statusCode >= 400 && statusCode < 500) return new AppError('bad_request', message);
  return new AppError('internal', 'internal error');
}

/** Installs error and not-found handlers: a code, never a stack trace. */
export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const known = toAppError(error);
    if (known.status >= 500) request.log.error({ err: error }, 'request failed');
    const body: ErrorBody = {
      code: known.code,
      message: known.message,
      requestId: request.id,
      details: known.details,
    };
    const wait = known.retryAfter ?? (known.status === 503 ? 1 : undefined);
    if (wait !== undefined) reply.header('retry-after', String(wait));
    return reply.status(known.status).send(body);
  });
  app.setNotFoundHandler((request, reply) =>
    reply.status(404).send({ code: 'not_found', message: 'no such call', requestId: request.id } satisfies ErrorBody),
  );
}
