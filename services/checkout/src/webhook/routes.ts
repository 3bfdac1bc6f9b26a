import { rawBodyOf, type Service } from '@actual/kit';
import type { Checkout } from '../context';
import { receiveNotice } from './receive-notice';

/** The door for the payment provider's notices. */
export function webhookRoutes(service: Service, checkout: Checkout): void {
  service.implement('POST /webhooks/mercadopago', async ({ request }) => {
    await receiveNotice(checkout, {
      rawBody: rawBodyOf(request),
      headers: request.headers,
      query: request.query as Record<string, unknown>,
    });
    return { received: true as const };
  });
}
