import { MercadoPagoConfig, Payment, PaymentRefund } from 'mercadopago';
import { pesosFromCents } from '../money';
import { type ProviderFailure, unreachable } from '../results';
import { connectionsTo } from './connections';
import { failureFrom } from './failures';
import { readPayment, readPaymentPage, readRefund } from './payment-shape';
import { cardPaymentBody, transferPaymentBody } from './requests';
import type { MercadoPago, MercadoPagoSettings, ProviderPayment } from './types';
import { verifyWebhook } from './verify-webhook';

const DEFAULT_TIMEOUT_MS = 8000;

/** The SDK's own limit ends with an answer's headers; this one holds for all of a call. @throws once it is over */
async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${ms} ms`)), ms);
  });
  return Promise.race([work, over]).finally(() => clearTimeout(timer));
}

/**
 * Mercado Pago over its SDK. Every call gets its own configuration, because the SDK carries an idempotency key from one
 * call to the next on a shared one, and is tried once: the caller decides whether to try again. The SDK hands options
 * it does not know on to `fetch`, whose `dispatcher` keeps connections open. Decision 0038 states the cost.
 */
export function createMercadoPago(settings: MercadoPagoSettings): MercadoPago {
  const timeout = settings.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  const dispatcher = connectionsTo(settings.baseUrl, timeout);

  /** One call: `read` turns the answer into a result, `null` means that it made no sense. */
  async function call<T>(
    idempotencyKey: string | undefined,
    send: (config: MercadoPagoConfig) => Promise<unknown>,
    read: (answer: unknown) => T | null,
  ): Promise<T | ProviderFailure> {
    const options = { timeout, maxRetries: 0, dispatcher, idempotencyKey };
    try {
      const answer = await within(timeout, send(new MercadoPagoConfig({ accessToken: settings.accessToken, options })));
      return read(answer) ?? unreachable('the answer is not what was asked for');
    } catch (error) {
      return failureFrom(error);
    }
  }

  async function createPayment(
    body: ReturnType<typeof cardPaymentBody> | ReturnType<typeof transferPaymentBody>,
    key: string,
  ) {
    requireKey(key);
    return call<ProviderPayment>(
      key,
      (config) => new Payment(config).create({ body, requestOptions: { idempotencyKey: key } }),
      readPayment,
    );
  }

  return {
    createCardPayment: (input, key) => createPayment(cardPaymentBody(input), key),
    createTransferPayment: (input, key) => createPayment(transferPaymentBody(input), key),
    getPayment: (id) =>
      call(undefined, (config) => new Payment(config).get({ id: encodeURIComponent(id) }), readPayment),
    searchPayments: ({ externalReference }) =>
      call(
        undefined,
        (config) =>
          new Payment(config).search({
            options: { external_reference: externalReference, sort: 'date_created', criteria: 'desc' },
          }),
        (answer) => {
          const payments = readPaymentPage(answer);
          return payments && { kind: 'payments' as const, payments };
        },
      ),
    async cancelPayment(id, key) {
      requireKey(key);
      return call(
        key,
        (config) => new Payment(config).cancel({ id: encodeURIComponent(id), requestOptions: { idempotencyKey: key } }),
        readPayment,
      );
    },
    async refund(id, amountCents, key) {
      requireKey(key);
      return call(
        key,
        (config) =>
          new PaymentRefund(config).create({
            payment_id: encodeURIComponent(id),
            body: { amount: pesosFromCents(amountCents) },
            requestOptions: { idempotencyKey: key },
          }),
        (answer) => {
          const refund = readRefund(answer);
          return refund && { kind: 'refund' as const, ...refund };
        },
      );
    },
    verifyWebhook: (notification, now = new Date()) => verifyWebhook(notification, settings.webhookSecret, now),
  };
}

function requireKey(key: string): void {
  if (!key) throw new TypeError('an idempotency key is required');
}
