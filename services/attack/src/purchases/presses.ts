import { ApiError } from '@actual/contracts/client/client';

/** Refusals that only mean «try again», without an answer. */
const nothingSaid = new Set(['unavailable', 'internal', 'conflict', 'rate_limited', 'payment_provider_unavailable']);

/** Why a click had no answer; null for an error that is an answer (sold out, refused, changed). */
export function reasonOf(error: unknown, step: string): string | null {
  if (!(error instanceof ApiError)) return `${step}: ${error instanceof Error ? error.message : String(error)}`;
  if (!nothingSaid.has(error.code)) return null;
  if (error.status === 0) return `${step}: ${lineOf(error.message)}`;
  return `${step}: ${error.status} ${error.code}${error.message && error.message !== error.code ? ` (${error.message})` : ''}`;
}

function lineOf(message: string): string {
  if (message.startsWith('no card token')) return 'the provider makes no card token (it is being started)';
  if (/ECONNREFUSED/.test(message)) return 'nobody listens (gateway is being started)';
  if (/ECONNRESET|hang up|aborted|EPIPE/.test(message)) return 'the line broke before an answer';
  return /ETIMEDOUT|in time|Timeout/i.test(message) ? 'no answer in time' : message;
}

/** How one shopper fared. */
export interface Errand {
  kind: string;
  /** Why clicks had no answer. */
  again: string[];
  /** The shopper's last page: an order, a refusal, a payment under review; null: nothing. */
  end: 'order' | 'waits' | 'sold-out' | 'refused' | 'review' | null;
  quotation: string | null;
  order: string | null;
  /** Milliseconds from «Pagar» to the result. */
  waited: number;
}
