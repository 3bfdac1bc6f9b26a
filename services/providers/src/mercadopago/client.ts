import { Line, type LineCall } from '../line';
import { pesosFromCents } from '../money';
import { type ProviderFailure, reasonOf, unreachable } from '../results';
import { failureFrom } from './failures';
import { readPayment, readPaymentPage, readRefund } from './payment-shape';
import { cardPaymentBody, speiPaymentBody } from './requests';
import type { MercadoPago, MercadoPagoSettings } from './types';
import { verifyWebhook } from './verify-webhook';

const DEFAULT_TIMEOUT_MS = 8000;

/**
 * Mercado Pago's payments API. Spoken without its SDK, which has the provider's address built in, carries an idempotency
 * key from one call to the next, repeats writes by itself and takes three times the processor (decision 0020). Every
 * call is tried once: whoever holds the order decides about a second time.
 */
export function createMercadoPago(settings: MercadoPagoSettings): MercadoPago {
  const line = new Line(settings.baseUrl, settings.timeoutMs ?? DEFAULT_TIMEOUT_MS);
  const authorization = `Bearer ${settings.accessToken}`;

  /** One call: `read` turns the answer into a result, `null` means that it made no sense. */
  async function call<T>(
    request: Pick<LineCall, 'method' | 'path' | 'body'>,
    key: string | null,
    read: (answer: unknown) => T | null,
  ): Promise<T | ProviderFailure> {
    if (key === '') throw new TypeError('an idempotency key is required');
    const headers: LineCall['headers'] = key === null ? { authorization } : { authorization, 'x-idempotency-key': key };
    try {
      const { status, text } = await line.call({ ...request, headers });
      const answer = parsed(text);
      if (status < 200 || status >= 300) return failureFrom(status, answer);
      return read(answer) ?? unreachable('the answer is not what was asked for');
    } catch (error) {
      return unreachable(reasonOf(error));
    }
  }

  const createPayment = (body: ReturnType<typeof cardPaymentBody> | ReturnType<typeof speiPaymentBody>, key: string) =>
    call({ method: 'POST', path: '/v1/payments', body }, key, readPayment);
  const pathOf = (id: string): string => `/v1/payments/${encodeURIComponent(id)}`;

  return {
    createCardPayment: (input, key) => createPayment(cardPaymentBody(input), key),
    createSpeiPayment: (input, key) => createPayment(speiPaymentBody(input), key),
    getPayment: (id) => call({ method: 'GET', path: pathOf(id) }, null, readPayment),
    searchPayments: ({ externalReference }) => {
      const reference = encodeURIComponent(externalReference);
      const path = `/v1/payments/search?external_reference=${reference}&sort=date_created&criteria=desc`;
      return call({ method: 'GET', path }, null, (answer) => {
        const payments = readPaymentPage(answer);
        return payments && { kind: 'payments' as const, payments };
      });
    },
    cancelPayment: (id, key) =>
      call({ method: 'PUT', path: pathOf(id), body: { status: 'cancelled' } }, key, readPayment),
    refund: (id, amountCents, key) =>
      call(
        { method: 'POST', path: `${pathOf(id)}/refunds`, body: { amount: pesosFromCents(amountCents) } },
        key,
        (answer) => {
          const refund = readRefund(answer);
          return refund && { kind: 'refund' as const, ...refund };
        },
      ),
    verifyWebhook: (notice, now = new Date()) => verifyWebhook(notice, settings.webhookSecret, now),
  };
}

/** An answer that is not JSON (a proxy's page) says nothing. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
