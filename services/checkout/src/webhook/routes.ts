import type { Service } from '@actual/kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Checkout } from '../context';
import { receiveNotice } from './receive-notice';

const rawBodies = new WeakMap<FastifyRequest, string>();

/** Keeps the bytes of notices as they came: a signature is checked on what was sent, not on what was understood. */
export function keepRawBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.url.startsWith('/webhooks/')) rawBodies.set(request, body.toString());
    parse(request, body.toString(), done);
  });
}

/** The door for the payment provider's notices. */
export function webhookRoutes(service: Service, checkout: Checkout): void {
  service.implement('POST /webhooks/mercadopago', async ({ request }) => {
    await receiveNotice(checkout, {
      rawBody: rawBodies.get(request) ?? '',
      headers: request.headers,
      query: request.query as Record<string, unknown>,
    });
    return { received: true as const };
  });
}
