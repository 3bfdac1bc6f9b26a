import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { Endpoints, Quotation, Role, Site } from '@actual/contracts';
import type { Reply } from '@actual/contracts/client';
import { connect, type Knex, requestScope } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test';
import { SANDBOX_DEMO_CREDENTIALS, type Sandbox, startSandbox } from '@actual/providers/sandbox/app';
import type { FastifyInstance } from 'fastify';
import { type CheckoutApp, createCheckout } from '../app';
import type { CheckoutConfig } from '../config';
import { fillCatalogue } from './catalogue';

type Key = keyof Endpoints & string;

/** Keys of one throwaway shop: the account service's half signs, the checkout's half reads. */
const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

export interface Answer<T> {
  status: number;
  body: T;
  /** The error code, where it is one. */
  code: string | undefined;
  details: unknown;
}

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

export async function openShop({ workers = false, settings = {} }: ShopOptions = {}): Promise<Shop> {
  const [database, sandbox] = await Promise.all([
    createTestDatabase(),
    startSandbox({ port: 0, smtpPort: 0, noticeRetryDelaysMs: [200, 200, 200] }),
  ]);
  await fillCatalogue(database.knex);
  const { mercadoPago, sap } = SANDBOX_DEMO_CREDENTIALS;
  const config: CheckoutConfig = {
    PORT: 0,
    HOST: '127.0.0.1',
    DATABASE_URL: database.urlFor('checkout'),
    DATABASE_POOL: 10,
    JWT_PUBLIC_KEY: publicKey,
    COOKIE_SECRET: 'a'.repeat(32),
    COOKIE_SECURE: false,
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
    PUBLIC_ORIGIN_STUDIO: 'http://studio.localhost:4200',
    PUBLIC_ORIGIN_HOME: 'http://home.localhost:4200',
    PUBLIC_ORIGIN_KIDS: 'http://kids.localhost:4200',
    PAYMENT_CHECK_SECONDS: 15,
    WORKER_INTERVAL_MS: 50,
    ...settings,
  };
  const db = connect({ url: config.DATABASE_URL, applicationName: 'checkout', pool: config.DATABASE_POOL });
  const made = await createCheckout(config, db);
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
      await db.destroy();
      await sandbox.close();
      await database.close();
    },
  };
}

/** A browser with its cookie jar, on one brand. */
export class Shopper {
  private cookie = '';
  private token: string | null = null;

  constructor(
    private readonly shop: Pick<Shop, 'address'>,
    readonly site: Site = 'actual-studio',
  ) {}

  /** Signs in with a token as the account service makes it. */
  signIn(who: { userId: string; role: Role; clientId: string | null }, seconds = 3_600): this {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const now = Math.floor(Date.now() / 1_000);
    const payload = { sub: who.userId, role: who.role, client: who.clientId, site: this.site };
    const text = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part({ ...payload, iat: now, exp: now + seconds })}`;
    this.token = `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`;
    return this;
  }

  /** Whose cookies another browser steals. */
  stealFrom(other: Shopper): this {
    this.cookie = other.cookie;
    return this;
  }

  async call<K extends Key>(
    key: K,
    { params = {}, body, headers = {} }: { params?: Record<string, string>; body?: unknown; headers?: object } = {},
  ): Promise<Answer<Reply<K>>> {
    const [method = 'GET', path = '/'] = key.split(' ');
    const url = this.shop.address + path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
    const response = await fetch(url, {
      method,
      headers: {
        site: this.site,
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie()[0]?.split(';')[0];
    if (set) this.cookie = set;
    const json = (await response.json()) as Reply<K> & { code?: string; details?: unknown };
    return { status: response.status, body: json, code: json?.code, details: json?.details };
  }

  /** A quotation with some pieces of a product, at the default postal code. */
  async quote(productId: string, quantity = 1, zipcodeDeliveryId = '77500'): Promise<Quotation> {
    const { status, body } = await this.call('POST /quotation/create', {
      body: { zipcodeDeliveryId, detail: { productId, quantity } },
    });
    if (status !== 200) throw new Error(`no quotation: ${JSON.stringify(body)}`);
    return body;
  }

  giveAddress(quotationId: string, change: object = {}) {
    return this.call('PUT /processMPaddress/{quotationId}', {
      params: { quotationId },
      body: { ...guestHome, ...change },
    });
  }

  /** Pays the rest of a quotation with a card of the given holder. */
  async pay(shop: Shop, quotation: Pick<Quotation, 'id' | 'totalPg1'>, holder = 'APRO', change: object = {}) {
    return this.call('POST /processMPpayment', {
      body: { ...cardForm, ...change, ...paymentOf(quotation, change), token: await cardToken(shop, holder) },
    });
  }
}

const paymentOf = (quotation: Pick<Quotation, 'id' | 'totalPg1'>, change: { transaction_amount?: number }) => ({
  quotationId: quotation.id,
  transaction_amount: change.transaction_amount ?? quotation.totalPg1,
});

export const guestHome = {
  firstName: 'Lucía',
  lastName: 'Pech Canul',
  email: 'lucia@example.com',
  phone: '998 123 4567',
  streetName: 'Av. Tulum',
  streetNumber: '12',
  neighborhood: 'Centro',
  municipality: 'Benito Juárez',
  city: 'Cancún',
  state: 'Quintana Roo',
  zipCode: '77500',
};

const cardForm = {
  payment_method_id: 'visa',
  installments: 1,
  paymentType: 'credit-card',
  paymentGroup: 1,
  cardholder: {
    email: 'lucia@example.com',
    phone: '9981234567',
    address: 'Av. Tulum 12',
    neighborhood: 'Centro',
    city: 'Cancún',
    state: 'Quintana Roo',
    zip: '77500',
  },
  termsAccepted: true,
};

/** A card token, made as the browser makes it. */
export async function cardToken({ sandbox }: Pick<Shop, 'sandbox'>, holder: string, number = '4075595716483764') {
  const { publicKey: key } = SANDBOX_DEMO_CREDENTIALS.mercadoPago;
  const response = await fetch(`${sandbox.mercadoPagoBaseUrl}/v1/card_tokens?public_key=${key}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      card_number: number,
      expiration_month: '11',
      expiration_year: '2030',
      security_code: '123',
      cardholder: { name: holder },
    }),
  });
  const { id } = (await response.json()) as { id: string };
  return id;
}

/** Tells a part of the sandbox to misbehave. */
export const misbehave = (
  { sandbox }: Pick<Shop, 'sandbox'>,
  part: 'mercadopago' | 'sap' | 'mail',
  faults: Record<string, unknown>,
) =>
  fetch(`${sandbox.origin}/${part}/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });

/** The mails that arrived for somebody. */
export async function mailsTo({ sandbox }: Pick<Shop, 'sandbox'>, to: string) {
  const response = await fetch(`${sandbox.origin}/mail/messages?to=${encodeURIComponent(to)}`);
  const { messages } = (await response.json()) as {
    messages: { messageId: string; subject: string; html: string; text: string }[];
  };
  return messages;
}

/** How many documents of an order the ERP has. */
export async function erpOrders({ sandbox }: Pick<Shop, 'sandbox'>, orderId: string): Promise<unknown[]> {
  const { company, user, password } = SANDBOX_DEMO_CREDENTIALS.sap;
  const login = await fetch(`${sandbox.sapBaseUrl}/Login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ CompanyDB: company, UserName: user, Password: password }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const filter = encodeURIComponent(`U_WebOrderId eq '${orderId}'`);
  const response = await fetch(`${sandbox.sapBaseUrl}/Orders?$filter=${filter}`, { headers: { cookie } });
  return ((await response.json()) as { value: unknown[] }).value;
}

/** A port that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until something is true. @throws after five seconds */
export async function until(what: () => Promise<boolean>, ms = 5_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await what())) {
    if (Date.now() > end) throw new Error('it did not happen in time');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** A registered client with an account. */
export async function register(knex: Knex, { invited = false } = {}) {
  const clientId = randomUUID();
  const userId = randomUUID();
  const person = { first_name: 'Ana', last_name: 'Ruiz', email: `${clientId}@example.com` };
  await knex('client').insert({ id: clientId, ...person });
  await knex('app_user').insert({
    id: userId,
    role: invited ? 'guest' : 'client',
    password_hash: 'x',
    invited,
    client_id: clientId,
    ...person,
  });
  return { userId, clientId, role: invited ? ('guest' as const) : ('client' as const) };
}
