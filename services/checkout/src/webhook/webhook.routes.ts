import { limits } from '@actual/contracts/facts/limits';
import { AppError, rawBodyOf, type Service } from '@actual/kit';
import type { Checkout } from '../context';
import { receiveNotice } from './receive-notification';

/** The door for the payment provider's notices. */
export function webhookRoutes(service: Service, checkout: Checkout): void {
  const countUnsigned = service.counter(limits.unsignedNotices);
  service.implement('POST /webhooks/mercadopago', {
    // what the provider signed is never too much, whoever else calls from its address
    perMinute: 'none',
    handle: async ({ request }) => {
      const notice = {
        rawBody: rawBodyOf(request),
        headers: request.headers,
        query: request.query as Record<string, unknown>,
      };
      await receiveNotice(checkout, notice, async () => {
        if ((await countUnsigned(request)) > limits.unsignedNotices.most) throw new AppError('rate_limited');
      });
      return { received: true as const };
    },
  });
}
