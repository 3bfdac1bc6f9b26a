import { AppError } from '@actual/kit';
import type { WebhookNotification } from '@actual/providers';
import type { Checkout } from '../context';

/**
 * Saves a notification with a good signature once, and nothing else: it is processed later, so that the provider gets
 * its answer at once. `unsigned` counts the others, and throws for an address that sends too many.
 * @throws signature_invalid for forged, old and unsigned ones
 */
export async function receiveNotification(
  { writers, mercadoPago, log, nudge }: Checkout,
  notification: WebhookNotification,
  unsigned: () => Promise<void>,
): Promise<void> {
  const verdict = mercadoPago.verifyWebhook(notification);
  if (!verdict.ok) {
    await unsigned();
    log.warn({ reason: verdict.reason }, 'notification refused');
    throw new AppError('signature_invalid');
  }
  if (verdict.type !== 'payment') return;
  const { requestId, action, paymentId } = verdict;
  await writers.notifications.add({
    key: `${requestId}:${action}:${paymentId}`,
    paymentId,
    body: notification.rawBody.toString(),
  });
  nudge();
}
