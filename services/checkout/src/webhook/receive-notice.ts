import { AppError } from '@actual/kit';
import type { WebhookNotice } from '@actual/providers';
import type { Checkout } from '../context';

/**
 * Keeps a notice whose signature is good, once, and nothing else: it is worked later, so that the provider has its
 * answer at once. @throws signature_invalid for forged, old and unsigned ones
 */
export async function receiveNotice({ db, mercadoPago, log, nudge }: Checkout, notice: WebhookNotice): Promise<void> {
  const verdict = mercadoPago.verifyWebhook(notice);
  if (!verdict.ok) {
    log.warn({ reason: verdict.reason }, 'notice refused');
    throw new AppError('signature_invalid');
  }
  if (verdict.type !== 'payment') return;
  const { requestId, action, paymentId } = verdict;
  await db.raw(
    `INSERT INTO webhook_event (event_key, provider_payment_id, body) VALUES (?, ?, ?::jsonb) ON CONFLICT DO NOTHING`,
    [`${requestId}:${action}:${paymentId}`, paymentId, notice.rawBody.toString()],
  );
  nudge();
}
