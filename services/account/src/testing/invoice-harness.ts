import { randomUUID } from 'node:crypto';
import type { Role, Site } from '@actual/contracts';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { BucketSettings } from '@actual/kit';
import { RowFiles } from '@actual/kit/files/row-files';
import { sessionToken, tokenKeys } from '@actual/kit/testing/tokens';
import { createInvoicing } from '@actual/providers/invoicing/client';
import { createMailer } from '@actual/providers/mail/mailer';
import { createNewsletter } from '@actual/providers/newsletter/client';
import { SANDBOX_DEMO_CREDENTIALS, type Sandbox, startSandbox } from '@actual/providers/sandbox/app';
import type { FastifyInstance } from 'fastify';
import { createAccountApp } from '../app';
import type { Invoices } from '../invoices/context';
import { workInvoices, workRequests } from '../invoices/work-invoices';
import { xenon } from './taxpayers';
import { testSettings } from './unreachable-outside';

/** The account service on a real PostgreSQL and the real sandbox, with orders to invoice. */
export interface InvoiceHarness {
  app: FastifyInstance;
  invoices: Invoices;
  database: TestDatabase;
  knex: Knex;
  sandbox: Sandbox;
  close(): Promise<void>;
}

/** `perMinute`: the service's limit, without which its calls have none. `inBucket`: where files lie that were moved. */
export async function startInvoiceHarness({
  perMinute = 0,
  pdfThread = 'nothing is read here',
  inBucket,
}: {
  perMinute?: number;
  pdfThread?: string;
  inBucket?: { bucket: BucketSettings; files: RowFiles };
} = {}): Promise<InvoiceHarness> {
  const [database, sandbox] = await Promise.all([createTestDatabase(), startSandbox({ port: 0, smtpPort: 0 })]);
  const db = connect({ url: database.urlFor('account'), applicationName: 'test', pool: 8 });
  const outside = {
    invoicing: createInvoicing({
      baseUrl: sandbox.invoicingBaseUrl,
      apiKey: SANDBOX_DEMO_CREDENTIALS.invoicing.apiKey,
      timeoutMs: 2_000,
    }),
    mailer: createMailer({ smtpUrl: sandbox.smtpUrl, from: 'ventas@actual.example' }),
    newsletter: createNewsletter({
      baseUrl: sandbox.newsletterBaseUrl,
      apiKey: SANDBOX_DEMO_CREDENTIALS.newsletter.apiKey,
    }),
    settings: testSettings,
  };
  const app = await createAccountApp({
    db,
    outside,
    pdfThread,
    bucket: inBucket?.bucket,
    gatewayOf: () => 'internal',
    tokenKeys,
    config: {
      COOKIE_SECRET: 'a'.repeat(32),
      SECOND_FACTOR_SECRET: 'b'.repeat(32),
      STAFF_SIGN_IN: 'demo',
      COOKIE_SECURE: false,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_PER_MINUTE: perMinute,
      SIGNIN_PER_MINUTE: 10,
    },
  });
  return {
    app,
    database,
    sandbox,
    knex: database.knex,
    invoices: { db, log: app.log, files: inBucket?.files ?? new RowFiles(app.log), ...outside, nudge: () => undefined },
    close: async () => {
      await app.close();
      await disconnect(db);
      await sandbox.close();
      await database.close();
    },
  };
}

/** Everything that is due leaves now, as if its time had come. */
export async function drain({ invoices, knex }: InvoiceHarness): Promise<void> {
  await knex('account_outbox')
    .whereNull('done_at')
    .whereNull('parked_at')
    .update({ next_at: knex.raw("now() - interval '1 second'") });
  await workRequests(invoices);
  while ((await workInvoices(invoices)) > 0);
}

export const misbehave = ({ sandbox }: InvoiceHarness, part: 'facturacion' | 'mail' | 'boletin', faults: object) =>
  fetch(`${sandbox.origin}/${part}/_control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });

/** The invoices that the provider stamped for an order, newest first. */
export async function stamped({ sandbox }: InvoiceHarness, orderId: string): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${sandbox.origin}/facturacion/_control/invoices`);
  const { invoices } = (await answer.json()) as { invoices: Record<string, unknown>[] };
  return invoices.filter((one) => String(one.external_id).startsWith(orderId));
}

export async function mailsTo({ sandbox }: InvoiceHarness, to: string) {
  const answer = await fetch(`${sandbox.origin}/mail/messages?to=${encodeURIComponent(to)}`);
  const { messages } = (await answer.json()) as {
    messages: {
      subject: string;
      html: string;
      text: string;
      messageId: string;
      attachments: { filename: string; size: number }[];
    }[];
  };
  return messages;
}

export interface Person {
  role: Role;
  userId: string;
  clientId: string | null;
  site: Site;
  email: string;
}

/** A client, with fiscal data unless told. */
export async function client(
  knex: Knex,
  { fiscal = true, guest = false, site = 'actual-studio' as Site } = {},
): Promise<Person> {
  const [clientId, userId] = [randomUUID(), randomUUID()];
  const email = `${clientId.slice(0, 8)}@example.com`;
  const name = { first_name: 'Ana', last_name: 'Ruiz', email };
  await knex('client').insert({ id: clientId, ...name });
  const role: Role = guest ? 'guest' : 'client';
  await knex('app_user').insert({ id: userId, role, invited: guest, password_hash: 'x', client_id: clientId, ...name });
  if (fiscal) await knex('fiscal_address').insert({ client_id: clientId, email, ...xenon });
  return { role, userId, clientId, site, email };
}

export const staffPerson = (role: Role): Person => ({
  role,
  userId: randomUUID(),
  clientId: null,
  site: 'actual-studio',
  email: `${role}@example.com`,
});

/** An order of somebody, paid unless told. */
export async function order(knex: Knex, who: Person | null, change: Record<string, unknown> = {}): Promise<string> {
  const [id, quotation] = [randomUUID(), randomUUID()];
  const site = who?.site ?? 'actual-studio';
  await knex('quotation').insert({ id: quotation, site, priced_on: '2026-11-18', client_id: who?.clientId ?? null });
  await knex('orders').insert({
    id,
    quotation_id: quotation,
    site,
    status: 'pending-sap',
    client_id: who?.clientId ?? null,
    is_invited: who?.role !== 'client',
    first_name: 'Ana',
    last_name: 'Ruiz',
    address: '{}',
    email: who?.email ?? 'nadie@example.com',
    payment_type: '3-msi',
    payment_group: 2,
    subtotal_cents: 1_200_000,
    discount_cents: 160_100,
    total_cents: 1_039_900,
    paid_cents: 1_039_900,
    ...change,
  });
  const line = { order_id: id, product_id: randomUUID(), url: '/', picture: 'x', unit_price_cents: 400_000 };
  await knex('order_line').insert([
    {
      ...line,
      id: randomUUID(),
      item_code: 'ST1',
      name: 'Sofá Bruma',
      finish: 'Grafito',
      quantity: 2,
      unit_total_cents: 500_000,
      total_cents: 1_000_000,
      position: 0,
    },
    {
      ...line,
      id: randomUUID(),
      item_code: 'ST2',
      name: 'Cojín',
      quantity: 3,
      unit_total_cents: 13_300,
      total_cents: 39_900,
      position: 1,
    },
  ]);
  await knex('payment').insert({
    id: randomUUID(),
    quotation_id: quotation,
    order_id: id,
    idempotency_key: randomUUID(),
    provider: 'mercadopago',
    type: '3-msi',
    payment_group: 2,
    amount_cents: 1_039_900,
    status: 'approved',
    approved_at: knex.fn.now(),
  });
  return id;
}

/** A call of somebody. */
export async function send(
  { app }: InvoiceHarness,
  who: Person | null,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  payload?: object,
  { site, key }: { site?: Site; key?: string } = {},
) {
  const reply = await app.inject({
    method,
    url,
    headers: {
      site: site ?? who?.site ?? 'actual-studio',
      ...(who ? { authorization: `Bearer ${sessionToken(who)}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    payload,
  });
  const type = String(reply.headers['content-type'] ?? '');
  const json = type.includes('json') ? reply.json() : null;
  return {
    status: reply.statusCode,
    body: json,
    code: json?.code as string | undefined,
    raw: reply.rawPayload,
    headers: reply.headers,
  };
}
