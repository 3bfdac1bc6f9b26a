import { MercadoPagoError } from 'mercadopago';
import { type ProviderCause, type ProviderFailure, reasonOf, unreachable } from '../results';

/** Refusals that say "not now": too many requests, resource locked, a part they depend on failed. */
const RETRY_LATER = new Set([423, 424, 429]);
const REQUEST_TIMEOUT = 408;
/** The SDK's message for an answer that was empty or not JSON. */
const WORDS_OF_SDK = 'MercadoPago API error';

/**
 * Turns the SDK's error into a typed answer. Anything that is not a clear 4xx with a body leaves the outcome unknown.
 */
export function failureFrom(error: unknown): ProviderFailure {
  if (!(error instanceof MercadoPagoError)) return unreachable(reasonOf(error));
  const { status } = error;
  const reasons = Array.isArray(error.causes) ? error.causes : [error.causes];
  const spoke = error.message !== WORDS_OF_SDK || Boolean(error.error) || reasons.length > 0;
  if (!status || status < 400 || status >= 500 || status === REQUEST_TIMEOUT || !spoke) {
    return unreachable(`status ${status || 'none'}: ${error.message}`);
  }
  const causes = reasons.map(readCause);
  return {
    kind: 'provider_rejected_request',
    httpStatus: status,
    retry: RETRY_LATER.has(status) ? 'later' : 'never',
    code: causes[0]?.code || error.error || String(status),
    message: error.message,
    causes,
  };
}

function readCause(cause: unknown): ProviderCause {
  const { code, description } = Object(cause) as { code?: unknown; description?: unknown };
  return { code: String(code ?? ''), description: String(description ?? '') };
}
