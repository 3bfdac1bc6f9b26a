import { endpointsOfCheckout } from '@actual/contracts/checkout/endpoints';
import type { Knex } from '@actual/database';
import { type GatewayOf, privateBucket, Service, type TokenKeys } from '@actual/kit';
import { Caps } from '@actual/kit/caps/caps';
import { filesOf } from '@actual/kit/files/files-of';
import { outboxGauges } from '@actual/kit/monitoring/gauges';
import { createMailer, createMercadoPago, createSap } from '@actual/providers';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { deskRequestRoutes } from './after-sale/desk.routes';
import { requestRoutes } from './after-sale/requests.routes';
import { BatchWriter } from './batch-writer';
import { caseRoutes } from './cases/cases.routes';
import { type CheckoutConfig, notificationUrl, scriptUrl, secureHost } from './config';
import type { Checkout } from './context';
import { orderRoutes } from './order/order.routes';
import { completeMessages } from './outbox/complete-messages';
import { paymentRoutes } from './payment/payment.routes';
import { orderPaymentRoutes } from './payment/staff/order-payments.routes';
import { stuckPaymentsGauge } from './payment/sweep/stuck-payments';
import { promiseRoutes } from './promise/promise.routes';
import { recordPromises } from './promise/record-promises';
import { signingKey } from './promise/signing-key';
import { bigticketRoutes } from './quotation/bigticket/bigticket.routes';
import { closingRoutes } from './quotation/closing/closing.routes';
import { quotationRoutes } from './quotation/quotation.routes';
import { saleRoutes } from './quotation/sale/sale.routes';
import { DeliveryBook } from './stock/delivery-book';
import { closeNotifications } from './webhook/close-notifications';
import { storeNotifications } from './webhook/store-notifications';
import { webhookRoutes } from './webhook/webhook.routes';
import { checkoutWorkers } from './workers';

export interface CheckoutApp {
  app: FastifyInstance;
  checkout: Checkout;
  /** Started by the server; a test may drive the work itself. */
  workers: ReturnType<typeof checkoutWorkers>;
}

/** Of the connections, for first phases of payments; the others are for everything else. */
const shareOfPreparing = 0.4;

const settingsOf = (config: CheckoutConfig): Checkout['settings'] => ({
  secureCookies: config.COOKIE_SECURE,
  provider: {
    publicKey: config.MERCADOPAGO_PUBLIC_KEY,
    scriptUrl: scriptUrl(config),
    apiUrl: config.MERCADOPAGO_BASE_URL,
  },
  notificationUrl: notificationUrl(config),
  publicOrigins: config.PUBLIC_ORIGINS,
  linkSecret: config.COOKIE_SECRET,
  promiseKey: signingKey(config.PROMISE_PRIVATE_KEY),
  mailDomain: config.MAIL_FROM.split('@')[1] ?? 'localhost',
  receivingAccount: {
    clabe: config.TRANSFER_CLABE,
    bank: config.TRANSFER_BANK,
    beneficiary: config.TRANSFER_BENEFICIARY,
  },
  secureHost: secureHost(config),
  reconcileSeconds: config.RECONCILE_SECONDS,
  paymentCheckSeconds: config.PAYMENT_CHECK_SECONDS,
  workerIntervalMs: config.WORKER_INTERVAL_MS,
});

/** The checkout service without a port. Closing the app stops its workers and its mail connections. */
export async function createCheckout(
  config: CheckoutConfig,
  db: Knex,
  { gatewayOf, tokenKeys }: { gatewayOf: GatewayOf; tokenKeys: TokenKeys },
): Promise<CheckoutApp> {
  const service = await Service.create({
    name: 'checkout',
    endpoints: endpointsOfCheckout,
    gatewayOf,
    db,
    logLevel: config.LOG_LEVEL,
    perMinute: config.RATE_LIMIT_PER_MINUTE,
    tokenKeys,
    cookieSecret: config.COOKIE_SECRET,
    secureCookies: config.COOKIE_SECURE,
    useTable: 'caller_use',
    idempotencyTable: 'checkout_idempotency',
  });
  const { app } = service;
  const checkout: Checkout = {
    db,
    mercadoPago: createMercadoPago({
      baseUrl: config.MERCADOPAGO_BASE_URL,
      accessToken: config.MERCADOPAGO_ACCESS_TOKEN,
      webhookSecret: config.MERCADOPAGO_WEBHOOK_SECRET,
    }),
    sap: createSap({
      baseUrl: config.SAP_BASE_URL,
      company: config.SAP_COMPANY,
      user: config.SAP_USER,
      password: config.SAP_PASSWORD,
    }),
    mailer: createMailer({ smtpUrl: config.SMTP_URL, from: config.MAIL_FROM }),
    delivery: new DeliveryBook(db),
    caps: new Caps({
      capped: config.RATE_LIMIT_PER_MINUTE > 0,
      secret: config.COOKIE_SECRET,
      uses: 'caller_use',
      proofs: 'spent_proof',
    }),
    settings: settingsOf(config),
    writers: {
      completions: new BatchWriter((items) => completeMessages(db, items)),
      notifications: new BatchWriter((items) => storeNotifications(db, items)),
      promises: new BatchWriter((orders) => recordPromises(db, checkout.settings.promiseKey, orders)),
      worked: new BatchWriter((items) => closeNotifications(db, items)),
    },
    preparing: pLimit(Math.max(1, Math.floor(config.DATABASE_POOL * shareOfPreparing))),
    log: app.log,
    nudge: () => workers.nudge(),
  };
  const workers = checkoutWorkers(checkout);
  quotationRoutes(service, checkout);
  closingRoutes(service, checkout);
  outboxGauges(service, db, 'outbox');
  stuckPaymentsGauge(service, db);
  bigticketRoutes(service, checkout);
  saleRoutes(service, checkout);
  paymentRoutes(service, checkout);
  orderRoutes(service, checkout);
  orderPaymentRoutes(service, checkout);
  caseRoutes(service, checkout);
  promiseRoutes(service, checkout);
  deskRequestRoutes(service, checkout);
  requestRoutes(service, checkout, filesOf(service, { db, role: 'checkout', bucket: privateBucket.of(config) }));
  webhookRoutes(service, checkout);
  service.assertComplete();
  app.addHook('onClose', async () => {
    await workers.stop();
    checkout.mailer.close();
  });
  return { app, checkout, workers };
}
