import { generateKeyPairSync } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { localOrigins, publicOrigins } from '@actual/contracts/public-origins';
import { connect, disconnect, type Knex, requestScope } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import { tokenKeys } from '@actual/kit/testing/tokens';
import { SANDBOX_DEMO_CREDENTIALS, type Sandbox, startSandbox } from '@actual/providers/sandbox/app';
import type { FastifyInstance } from 'fastify';
import { type CheckoutApp, createCheckout } from '../src/app';
import type { CheckoutConfig } from '../src/config';
import { fillCatalog } from './catalog';

/** The checkout on a real PostgreSQL and the real sandbox, for tests. */
export interface Shop {
  app: FastifyInstance;
  checkout: CheckoutApp['checkout'];
  workers: CheckoutApp['workers'];
  /** Superuser's connection, for arranging and looking. */
  knex: Knex;
  database: TestDatabase;
  sandbox: Sandbox;
  config: CheckoutConfig;
  address: string;
  /** Every answered call with the number of SQL statements it took. */
  statements: { url: string; count: number }[];
  close(): Promise<void>;
}

export interface ShopOptions {
  /** Workers run by themselves; otherwise the test drives them. */
  workers?: boolean;
  settings?: Partial<CheckoutConfig>;
}

const promiseKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();

/** Settings of a checkout between a test's database and a test's outside world. */
export function shopConfig(
  database: TestDatabase,
  sandbox: Sandbox,
  settings: Partial<CheckoutConfig> = {},
): CheckoutConfig {
  const { mercadoPago, sap } = SANDBOX_DEMO_CREDENTIALS;
  return {
    PORT: 0,
    HOST: '127.0.0.1',
    DATABASE_URL: database.urlFor('checkout'),
    DATABASE_POOL: 10,
    PUBLIC_GATEWAY_CREDENTIAL_FILE: 'unused',
    INTERNAL_GATEWAY_CREDENTIAL_FILE: 'unused',
    SESSION_KEYS_FILE: 'unused',
    COOKIE_SECRET: 'a'.repeat(32),
    COOKIE_SECURE: false,
    PROMISE_PRIVATE_KEY: promiseKey,
    LOG_LEVEL: 'fatal',
    RATE_LIMIT_PER_MINUTE: 0,
    MERCADOPAGO_BASE_URL: sandbox.mercadoPagoBaseUrl,
    MERCADOPAGO_ACCESS_TOKEN: mercadoPago.accessToken,
    MERCADOPAGO_PUBLIC_KEY: mercadoPago.publicKey,
    MERCADOPAGO_WEBHOOK_SECRET: mercadoPago.webhookSecret,
    MERCADOPAGO_NOTIFICATION_URL: 'http://127.0.0.1:9/nobody',
    SAP_BASE_URL: sandbox.sapBaseUrl,
    SAP_COMPANY: sap.company,
    SAP_USER: sap.user,
    SAP_PASSWORD: sap.password,
    SMTP_URL: sandbox.smtpUrl,
    MAIL_FROM: 'ventas@actual.example',
    TRANSFER_CLABE: '072691001234567894',
    TRANSFER_BANK: 'Banorte',
    TRANSFER_BENEFICIARY: 'Muebles Actual',
    RECONCILE_SECONDS: 300,
    PUBLIC_ORIGINS: publicOrigins.parse(localOrigins),
    PAYMENT_CHECK_SECONDS: 15,
    WORKER_INTERVAL_MS: 50,
    S3_PRIVATE_BUCKET: undefined,
    S3_PRIVATE_ENDPOINT: undefined,
    S3_PRIVATE_REGION: undefined,
    S3_PRIVATE_ACCESS_KEY_ID: undefined,
    S3_PRIVATE_SECRET_ACCESS_KEY: undefined,
    ...settings,
  };
}

export async function openShop({ workers = false, settings = {} }: ShopOptions = {}): Promise<Shop> {
  const [database, sandbox] = await Promise.all([
    createTestDatabase(),
    startSandbox({ port: 0, smtpPort: 0, notificationRetryDelaysMs: [200, 200, 200] }),
  ]);
  await fillCatalog(database.knex);
  const config = shopConfig(database, sandbox, settings);
  const db = connect({
    url: config.DATABASE_URL,
    applicationName: 'checkout',
    pool: config.DATABASE_POOL,
    keyed: true,
  });
  const made = await createCheckout(config, db, { gatewayOf: () => 'internal', tokenKeys });
  const statements: Shop['statements'] = [];
  made.app.addHook('onSend', async (request) => {
    statements.push({ url: request.url, count: requestScope.getStore()?.statements ?? 0 });
  });
  await made.app.listen({ port: 0, host: '127.0.0.1' });
  const address = `http://127.0.0.1:${(made.app.server.address() as AddressInfo).port}`;
  if (!settings.MERCADOPAGO_NOTIFICATION_URL)
    made.checkout.settings.notificationUrl = `${address}/webhooks/mercadopago`;
  if (workers) made.workers.start();
  return {
    ...made,
    knex: database.knex,
    database,
    sandbox,
    config,
    address,
    statements,
    close: async () => {
      await made.app.close();
      await disconnect(db);
      await sandbox.close();
      await database.close();
    },
  };
}
