import { impersonal } from '@actual/contracts/impersonal';

/**
 * The provider gave no answer that can be trusted: timeout, broken line, 5xx, a page instead of JSON. The outcome is
 * unknown: search for its possible effect, or repeat with the same idempotency key.
 */
export type ProviderUnreachable = { kind: 'provider_unreachable'; reason: string };

/** One reason inside a refused request, in the provider's own code and words. */
export type ProviderCause = { code: string; description: string };

/** The provider refused the request itself (4xx): nothing was done. `later` means that the same request may pass. */
export type ProviderRejectedRequest = {
  kind: 'provider_rejected_request';
  httpStatus: number;
  retry: 'never' | 'later';
  code: string;
  message: string;
  causes: ProviderCause[];
};

export type ProviderFailure = ProviderUnreachable | ProviderRejectedRequest;

/** Builds the answer for an unknown outcome. `reason` is for logs, in English, without anything that names a person. */
export function unreachable(reason: string): ProviderUnreachable {
  return { kind: 'provider_unreachable', reason: impersonal(reason) };
}

/** Short text of anything that was thrown, with the network code that undici hides in `cause`. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}
