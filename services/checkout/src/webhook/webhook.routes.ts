import { limits } from '@actual/contracts/facts/limits';
import { AppError, rawBodyOf, type Service } from '@actual/kit';
import type { Checkout } from '../context';
import { receiveNotification } from './receive-notification';

/** The endpoint of the payment provider's notifications. */
export function webhookRoutes(service: Service, checkout: Checkout): void {
  const countUnsigned = service.limits.counter(limits.unsignedNotices);
  service.implement('POST /webhooks/mercadopago', {
    // signed notices are never limited, even when other callers share the provider's address
    perMinute: 'none',
    handle: async ({ request }) => {
      const notification = {
        rawBody: rawBodyOf(request),
        headers: request.headers,
        query: request.query as Record<string, unknown>,
      };
      await receiveNotification(checkout, notification, async () => {
        if ((await countUnsigned(request)) > limits.unsignedNotices.most) throw new AppError('rate_limited');
      });
      return { received: true as const };
    },
  });
}
