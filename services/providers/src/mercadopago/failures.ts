import { type ProviderCause, type ProviderFailure, unreachable } from '../results';

/** Refusals that say "not now": too many requests, resource locked, a part they depend on failed. */
const RETRY_LATER = new Set([423, 424, 429]);
const REQUEST_TIMEOUT = 408;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Turns an answer that is no success into a typed one. Anything but a clear 4xx with words leaves the outcome unknown. */
export function failureFrom(status: number, body: unknown): ProviderFailure {
  const { message, error, cause } = Object(body) as { message?: unknown; error?: unknown; cause?: unknown };
  const reasons = Array.isArray(cause) ? cause : cause ? [cause] : [];
  const words = textOf(message) || textOf(error);
  if (status < 400 || status >= 500 || status === REQUEST_TIMEOUT || (!words && reasons.length === 0))
    return unreachable(`status ${status}: ${words || 'no words of the provider'}`);
  const causes = reasons.map(readCause);
  return {
    kind: 'provider_rejected_request',
    httpStatus: status,
    retry: RETRY_LATER.has(status) ? 'later' : 'never',
    code: causes[0]?.code || textOf(error) || String(status),
    message: words,
    causes,
  };
}

function readCause(cause: unknown): ProviderCause {
  const { code, description } = Object(cause) as { code?: unknown; description?: unknown };
  return { code: String(code ?? ''), description: String(description ?? '') };
}
