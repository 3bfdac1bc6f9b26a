import { AppError } from '@actual/kit';
import type { WebhookNotice } from '@actual/providers';
import type { Checkout } from '../context';

/**
 * Keeps a notice whose signature is good, once, and nothing else: it is worked later, so that the provider has its
 * answer at once. `unsigned` counts the others, and throws for whoever sends too many.
 * @throws signature_invalid for forged, old and unsigned ones
 */
export async function receiveNotice(
  { writers, mercadoPago, log, nudge }: Checkout,
  notice: WebhookNotice,
  unsigned: () => Promise<void>,
): Promise<void> {
  const verdict = mercadoPago.verifyWebhook(notice);
  if (!verdict.ok) {
    await unsigned();
    log.warn({ reason: verdict.reason }, 'notice refused');
    throw new AppError('signature_invalid');
  }
  if (verdict.type !== 'payment') return;
  const { requestId, action, paymentId } = verdict;
  await writers.notices.add({
    key: `${requestId}:${action}:${paymentId}`,
    paymentId,
    body: notice.rawBody.toString(),
  });
  nudge();
}
