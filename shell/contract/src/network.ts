import { ApiError } from '@actual/contracts/client/client';

/**
 * Calls on a broken line are made, and fail, at once. None waits in a queue to be sent later by itself, so a payment is
 * only ever sent by a press. Queries are read again when the line is back.
 */
export const atOnce = {
  queries: { networkMode: 'always', refetchOnReconnect: true },
  mutations: { networkMode: 'always', retry: false },
} as const;

/** The message for a call that got no answer; null where there was one. */
export function connectionText(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 0) return null;
  return navigator.onLine
    ? 'No recibimos respuesta. Espera un momento e intenta de nuevo.'
    : 'No tienes conexión a internet. Revísala e intenta de nuevo.';
}
