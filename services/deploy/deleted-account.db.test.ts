import { randomUUID } from 'node:crypto';
import { hashPassword } from '@actual/account-service/src/people/password';
import {
  client,
  drain,
  type InvoiceHarness,
  mailsTo,
  order,
  type Person,
  send,
  staffPerson,
  startInvoiceHarness,
} from '@actual/account-service/src/testing/invoice-harness';
import { somebodyWithEverything } from '@actual/account-service/src/testing/somebody-with-everything';
import { readOrders } from '@actual/checkout-service/src/order/order.queries';
import { forgetClients } from '@actual/checkout-service/src/quotation/forget-clients';
import { connect, disconnect, type Knex } from '@actual/database';
import { sessionToken } from '@actual/kit/testing/tokens';
import { openStaffApp } from '@actual/staff-service/src/testing/staff-app';

/** Deleting an account, through the three services that have something of it. */
const password = 'hamaca-azul-7';
let desk: InvoiceHarness;
let checkout: Knex;
let staffDb: Knex;
let staff: Awaited<ReturnType<typeof openStaffApp>>;
let passwordHash: string;
beforeAll(async () => {
  desk = await startInvoiceHarness();
  await desk.knex('state').insert({ code: 'ROO', name: 'Quintana Roo' });
  checkout = connect({ url: desk.database.urlFor('checkout'), applicationName: 'test', pool: 4, keyed: true });
  staffDb = connect({ url: desk.database.urlFor('staff'), applicationName: 'test', pool: 2 });
  staff = await openStaffApp(staffDb);
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await staff.close();
  await Promise.all([disconnect(checkout), disconnect(staffDb)]);
  await desk.close();
});

const withPassword = ({ userId }: Person) =>
  desk
    .knex('app_user')
    .where({ id: userId })
    .update({ password_hash: passwordHash, proven_email: desk.knex.raw('lower(email)') });
const press = (who: Person, word = password) => send(desk, who, 'POST', '/me/delete', { password: word });
const signIn = ({ email }: Person) => send(desk, null, 'POST', '/auth/signin', { email, password });
/** Everything that is due in both services, until nothing is. */
async function work(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    await drain(desk);
    await forgetClients({ db: checkout });
  }
}
const bought = { status: 'completed', delivery_date: '2026-01-02' };

/** The rows of a purchase that the law keeps, and the messages about it afterwards. */
const books = {
  orders: 1,
  delivery_address_change: 1,
  delivery_delay: 1,
  invoice: 1,
  order_cancellation: 1,
  service_request_event: 1,
};

/** What staff write about a client: a talk with its picture, the next step, a closing, searches. All of it is logged. */
async function deskWritesAbout(quotationId: string, { text, name }: { text: string; name: string }): Promise<void> {
  const token = sessionToken(staffPerson('manager'));
  const call = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const headers = { site: 'actual-studio', authorization: `Bearer ${token}` };
    const reply = await staff.inject({ method, url, headers, payload });
    expect([url, reply.statusCode]).toEqual([url, 200]);
    return reply.json();
  };
  const { knex } = desk;
  await knex('quotation').where({ id: quotationId }).update({ ordered_at: null });
  const talk = { eventType: 'Llamada', date: '2026-01-02', time: '10:00', notes: text };
  const { id } = await call('POST', `/quotation/addrecord/${quotationId}`, talk);
  await knex('follow_up_file').insert({ record_id: id, content: Buffer.from('x') });
  await call('PUT', `/quotation/${quotationId}/nextstep`, { nextStep: { text, day: '2099-12-24' } });
  const closing = { id: randomUUID(), quotation_id: quotationId, reason: 'price', comment: text };
  await knex('quotation_closing').insert({ ...closing, closed_by: randomUUID(), reopened_at: new Date() });
  const asked = await call('POST', '/order/all/export', { clientSearch: name });
  await call('DELETE', `/me/exports/${asked.id}`);
}

/** Where a text stands, by table, with how many rows. */
async function placesOf(text: string): Promise<Record<string, number>> {
  const tables: string[] = await desk.knex('pg_tables').where({ schemaname: 'public' }).pluck('tablename');
  const found: Record<string, number> = {};
  for (const table of tables.filter((name) => !name.startsWith('migration'))) {
    const [row] = await desk
      .knex(table)
      .whereRaw('??::text ILIKE ?', [table, `%${text}%`])
      .count<{ count: string }[]>();
    if (Number(row?.count) > 0) found[table] = Number(row?.count);
  }
  return found;
}
const lastMails = async ({ email }: Person) =>
  (await mailsTo(desk, email)).filter(({ subject }) => subject === 'Eliminamos tu cuenta');

test('a client’s own data are gone; the books, other people’s data and staff’s pages stay', async () => {
  const [ana, beto] = [await somebodyWithEverything(desk, bought), await somebodyWithEverything(desk, bought)];
  await Promise.all([withPassword(ana), withPassword(beto), drain(desk)]);
  await drain(desk);
  const before = {
    mark: await placesOf(beto.mark),
    email: await placesOf(beto.email),
    id: await placesOf(beto.userId),
  };
  expect((await press(ana, 'no-es-esa-9')).code).toBe('password_required');
  expect((await press(ana)).body).toEqual({ ok: true });
  // from the press on, before anything is erased
  expect((await signIn(ana)).code).toBe('credentials_invalid');
  expect(await desk.knex('session').where({ user_id: ana.userId }).whereNull('ended_at')).toEqual([]);
  await work();

  expect(await placesOf(ana.mark)).toEqual(books);
  expect(await placesOf(ana.email)).toEqual({ orders: 1, invoice: 1 });
  // the log of consents keeps an id that is nobody's
  expect(Object.keys(await placesOf(ana.userId))).toEqual(expect.arrayContaining(['consent']));
  expect(await desk.knex('app_user').where({ id: ana.userId })).toEqual([]);
  expect({
    mark: await placesOf(beto.mark),
    email: await placesOf(beto.email),
    id: await placesOf(beto.userId),
  }).toEqual(before);
  expect((await signIn(ana)).code).toBe('credentials_invalid');
  expect((await signIn(beto)).status).toBe(200);
  expect(await lastMails(ana)).toHaveLength(1);

  const seller = staffPerson('seller');
  const report = await staff.inject({
    method: 'POST',
    url: '/order/all/find/1',
    payload: {},
    headers: { site: 'actual-studio', authorization: `Bearer ${sessionToken(seller)}` },
  });
  expect(report.statusCode).toBe(200);
  expect(report.body).toContain(ana.mark);
  const [kept] = await readOrders(checkout, [ana.orderId]);
  expect(kept).toMatchObject({ firstName: ana.mark, email: ana.email, cardCode: expect.stringMatching(/^C\d+/) });
  const found = await send(desk, seller, 'GET', `/invoice/find/?order=${ana.orderId}`);
  expect([found.status, found.body.invoice.LicTradNum]).toEqual([200, 'XIA190128J61']);
});

/** Columns with the store's own codes, which say nothing of a person. */
const codes =
  /^(kind|key|site|state|status|type|purpose|form|provider|reason|resolution|from_half|to_half|card_code|item_code|store_code|ship_company|ship_company_from|payment_type|zipcode_id|idempotency_key|credential_id|token_hash|email_digest|report|format|fields)$/;
/** Whose row it is: these are read, not planted. */
const owners = /^(email|proven_email|password_hash|role)$/;

/** What stays of somebody in typed texts, and why. */
const kept: Readonly<Record<string, readonly string[]>> = {
  'the books: what was sold, to whom and where it was brought': [
    'delivery_address_change.address_before',
    'delivery_delay.note',
    'delivery_event.carrier',
    'delivery_event.guide',
    'order_cancellation.lines',
    'order_cancellation.reason',
    ...['discount_name', 'finish', 'name', 'picture', 'series_numbers', 'url'].map((column) => `order_line.${column}`),
    ...['address', 'email', 'first_name', 'last_name', 'phone', 'way_in'].map((column) => `orders.${column}`),
    'service_request_event.body',
    'service_request_event.detail',
  ],
  'the books: how it was paid': [
    'payment.authorization_code',
    'payment.bank',
    'payment.card_brand',
    'payment.card_last_four',
    'payment.challenge_creq',
    'payment.challenge_url',
    'payment.provider_payment_id',
    'payment.reference',
    'payment.status_detail',
    'payment.terminal',
    'payment.transfer_url',
  ],
  'the books: its invoice, and what the tax authority said': [
    'invoice.email',
    'invoice.provider_id',
    'invoice.receiver',
    'invoice.refusal',
    'invoice.replaces',
    'invoice.series',
    'invoice_log.code',
    'invoice_log.sentence',
  ],
  'prices of the articles that were sold': ['quotation.repriced'],
  'a published review, without its author': ['review.answer', 'review.body', 'review.finish', 'review.title'],
  'an ended session has to be known; it is nobody’s': ['session.device', 'session.key_hash'],
  'messages about an order name it by its id, and go after ninety days': [
    'account_outbox.last_error',
    'account_outbox.payload',
    'outbox.last_error',
  ],
};

/** Text columns of the tables, those that the database makes itself apart. */
const textColumns = async (): Promise<{ table: string; column: string; type: string }[]> =>
  desk
    .knex('information_schema.columns as c')
    .join('pg_tables as t', { 't.tablename': 'c.table_name', 't.schemaname': 'c.table_schema' })
    .where({ 'c.table_schema': 'public', 'c.is_generated': 'NEVER' })
    .whereIn('c.data_type', ['text', 'jsonb', 'ARRAY'])
    .whereNot('c.table_name', 'like', 'migration%')
    .orderBy(['c.table_name', 'c.ordinal_position'])
    .select({ table: 'c.table_name', column: 'c.column_name', type: 'c.data_type' });

/** Ids of the rows that are about somebody: theirs, and what hangs on those. */
async function idsOf({ userId, clientId }: Person): Promise<string[]> {
  const { knex } = desk;
  const ids = new Set([userId, String(clientId)]);
  const links: [string, string][] = [
    ['quotation', 'client_id'],
    ['orders', 'client_id'],
    ['payment', 'quotation_id'],
    ['follow_up_record', 'quotation_id'],
    ['service_request', 'order_id'],
    ['delivery_delay', 'order_id'],
    ['payment_refund', 'payment_id'],
    ['audit_entry', 'object_id'],
  ];
  for (const [table, column] of links)
    for (const id of await knex(table)
      .whereRaw('??::text = ANY (?)', [column, [...ids]])
      .pluck<string[]>('id'))
      ids.add(id);
  return [...ids];
}

/** Writes a text into every text column of the rows about somebody, as far as its rules allow. */
async function plant(who: Person, text: string): Promise<void> {
  const about = [...(await idsOf(who)), who.email].map((one) => `%${one}%`);
  for (const { table, column, type } of await textColumns()) {
    // the log's texts come from calls of staff, which the test makes
    if (codes.test(column) || owners.test(column) || table.startsWith('audit_')) continue;
    const value = {
      text: desk.knex.raw('?', [text]),
      jsonb: desk.knex.raw(`?? || jsonb_build_object('planted', ?::text)`, [column, text]),
      ARRAY: desk.knex.raw('ARRAY[?]', [text]),
    }[type];
    await desk.knex
      .transaction(async (trx) => {
        // append-only tables and references stand in the way of the test alone
        await trx.raw('SET LOCAL session_replication_role = replica');
        await trx(table)
          .whereRaw('??::text ILIKE ANY (?)', [table, about])
          .update({ [column]: value });
      })
      .catch(() => undefined);
  }
}

/** The columns where a text stands. */
async function columnsWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await textColumns()) {
    const row = await desk
      .knex(table)
      .whereRaw('??::text LIKE ?', [column, `%${text}%`])
      .first(desk.knex.raw('1'));
    if (row) found.push(`${table}.${column}`);
  }
  return found;
}

test('of a person planted wherever there is a text, only what the books need is left', async () => {
  const ana = await somebodyWithEverything(desk, bought);
  await withPassword(ana);
  await drain(desk);
  const text = 'Plantada';
  const { quotation_id } = await desk.knex('orders').where({ id: ana.orderId }).first('quotation_id');
  await deskWritesAbout(quotation_id, { text, name: ana.mark });
  await plant(ana, text);
  expect((await press(ana)).body).toEqual({ ok: true });
  await work();
  expect(await desk.knex('app_user').where({ id: ana.userId })).toEqual([]);
  const left = new Set((await Promise.all([text, ana.email, ana.mark].map(columnsWith))).flat());
  expect([...left].sort()).toEqual(Object.values(kept).flat().sort());
});

test('deleting an account with an unproven e-mail leaves requests that the e-mail made without an account', async () => {
  const ana = await somebodyWithEverything(desk, bought);
  await withPassword(ana);
  await desk.knex('app_user').where({ id: ana.userId }).update({ proven_email: null });
  await drain(desk);
  const byEmail = async () =>
    Promise.all(
      ['newsletter_reader', 'restock_request', 'form_message'].map((table) =>
        desk.knex(table).whereRaw('lower(email) = lower(?)', [ana.email]).orderBy('id'),
      ),
    );
  const before = await byEmail();
  expect(before.map((rows) => rows.length > 0)).toEqual([true, true, true]);
  await press(ana);
  await work();
  expect(await desk.knex('app_user').where({ id: ana.userId })).toEqual([]);
  expect(await byEmail()).toEqual(before);
});

test('the same e-mail registers anew, and finds nothing of before', async () => {
  const ana = await somebodyWithEverything(desk, bought);
  await withPassword(ana);
  await drain(desk);
  await press(ana);
  await work();
  const person = { FirstName: 'Ana', LastName: 'Ruiz', E_Mail: ana.email, Cellular: '9982145567' };
  const made = await send(desk, null, 'POST', '/client/register/', { ...person, password, _password: password });
  expect(made.status).toBe(200);
  expect(made.body.user.Client).not.toBe(ana.clientId);
  const again: Person = { ...ana, userId: made.body.user.id, clientId: made.body.user.Client };
  expect((await send(desk, again, 'GET', '/invoice/find/1')).body.total).toBe(0);
  expect((await send(desk, again, 'GET', '/me/consents')).body).toHaveLength(1);
  expect((await send(desk, again, 'GET', '/me/client/contacts')).body).toEqual([]);
});

/** Where a process dies: with the first change of a table by any service. */
const steps = [
  'newsletter_reader',
  'quotation',
  'lead',
  'quotation_holder',
  'contact',
  'fiscal_address',
  'favorite',
  'restock_request',
  'form_message',
  'client',
  'app_user',
  'consent',
];

test.each(steps)('killed at «%s», run again: once, and whole', async (table) => {
  const { knex } = desk;
  const ana = await somebodyWithEverything(desk, bought);
  await withPassword(ana);
  await drain(desk);
  const held = await knex('quotation').where({ client_id: ana.clientId }).whereNotNull('guest_address').first('id');
  await knex('quotation_holder').insert({ quotation_id: held.id, holder_hash: 'x' });
  const talk = { event_type: 'Llamada', spoken_at: new Date(), notes: ana.mark, user_id: randomUUID() };
  await knex('follow_up_record').insert({ id: randomUUID(), quotation_id: held.id, ...talk });
  await press(ana);
  await knex.raw(`CREATE FUNCTION killed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'killed'; END $$;
    CREATE TRIGGER killed BEFORE INSERT OR UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION killed()`);
  await drain(desk);
  await forgetClients({ db: checkout }).catch((error: Error) => expect(error.message).toContain('killed'));
  await drain(desk);
  await knex.raw(`DROP TRIGGER killed ON ${table}; DROP FUNCTION killed()`);
  // nothing of the account is erased while one thing of it could not be
  expect(await knex('app_user').where({ id: ana.userId })).toHaveLength(1);
  expect(await knex('contact').where({ client_id: ana.clientId })).toHaveLength(1);
  expect((await signIn(ana)).code).toBe('credentials_invalid');
  expect(await lastMails(ana)).toEqual([]);
  await work();
  expect(await placesOf(ana.mark)).toEqual(books);
  expect(await lastMails(ana)).toHaveLength(1);
  const [last] = await knex('consent').where({ user_id: ana.userId }).orderBy('id', 'desc');
  expect(last).toMatchObject({ purpose: 'account', given: false, form: 'delete-account' });
});

test('handling a message twice, or a second press, changes nothing more', async () => {
  const ana = await client(desk.knex);
  await withPassword(ana);
  const both = await Promise.all([press(ana), press(ana)]);
  expect(both.map(({ status }) => status)).toContain(200);
  await work();
  await desk
    .knex('account_outbox')
    .where({ kind: 'account-deletion', key: ana.clientId })
    .update({
      done_at: null,
      payload: { userId: ana.userId, email: ana.email, provenEmail: true, firstName: 'Ana', site: ana.site },
    });
  await work();
  expect(await lastMails(ana)).toHaveLength(1);
  expect(
    await desk.knex('account_outbox').where({ key: ana.clientId, kind: 'account-deletion' }).first('payload'),
  ).toEqual({
    payload: {},
  });
});

const payment = (quotation_id: string, change: object) => ({
  id: randomUUID(),
  quotation_id,
  idempotency_key: randomUUID(),
  provider: 'mercadopago',
  type: 'credit-card',
  payment_group: 1,
  amount_cents: 100,
  status: 'approved',
  ...change,
});
const cart = async ({ clientId, site }: Person): Promise<string> => {
  const id = randomUUID();
  await desk.knex('quotation').insert({ id, site, priced_on: '2026-11-18', client_id: clientId });
  return id;
};

test.each<[string, (me: Person) => Promise<unknown>]>([
  ['payment', async (me) => desk.knex('payment').insert(payment(await cart(me), { status: 'pending' }))],
  ['order', (me) => order(desk.knex, me, { status: 'pending-sap' })],
  ['order', (me) => order(desk.knex, me, { status: 'pending-payment', paid_cents: 0 })],
  ['delivery', (me) => order(desk.knex, me, { status: 'completed', delivery_date: '2099-01-01' })],
  ['refund', (me) => order(desk.knex, me, { status: 'canceled' })],
  ['refund', async (me) => desk.knex('payment').insert(payment(await cart(me), { part: true }))],
  [
    'refund',
    async (me) => {
      const { quotation_id } = await desk
        .knex('orders')
        .where({ id: await order(desk.knex, me, bought) })
        .first();
      const made = payment(quotation_id, { refunded_cents: 50 });
      const part = {
        id: randomUUID(),
        payment_id: made.id,
        amount_cents: 50,
        reason: 'Rayón',
        refunded_by: randomUUID(),
      };
      await desk.knex('payment').insert(made);
      await desk.knex('payment_refund').insert(part);
      await desk.knex('outbox').insert({ kind: 'refund', key: part.id, payload: '{}' });
    },
  ],
  [
    'request',
    async (me) => {
      const order_id = await order(desk.knex, me, bought);
      const due_at = new Date();
      await desk
        .knex('service_request')
        .insert({ id: randomUUID(), order_id, kind: 'return', reason: 'regret', due_at });
    },
  ],
  [
    'balance',
    ({ clientId }) =>
      desk.knex('ledger_entry').insert({
        client_id: clientId,
        kind: 'client-balance',
        amount_cents: 1,
        reason: 'return',
        key: randomUUID(),
      }),
  ],
])('an account with «%s» that is not over stays, and says why', async (obstacle, arrange) => {
  const ana = await client(desk.knex);
  await withPassword(ana);
  await arrange(ana);
  const refused = await press(ana);
  expect([refused.status, refused.code, refused.body.details]).toEqual([409, 'account_in_use', [obstacle]]);
  expect((await signIn(ana)).status).toBe(200);
});

test('deletes an account once staff handed its money back', async () => {
  const ana = await client(desk.knex);
  await withPassword(ana);
  const made = payment(await cart(ana), {});
  await desk.knex('payment').insert(made);
  const message = { kind: 'refund-case', key: made.id, payload: '{}' };
  await desk.knex('outbox').insert(message);
  expect((await press(ana)).body.details).toEqual(['refund']);
  await desk.knex('outbox').where({ key: made.id }).update({ done_at: desk.knex.fn.now() });
  expect((await press(ana)).status).toBe(200);
  await work();
  expect(await desk.knex('quotation').where({ client_id: ana.clientId })).toEqual([]);
  // paid amounts belong to the books, without their owner
  expect(await desk.knex('quotation').where({ id: made.quotation_id }).first('client_id', 'guest_address')).toEqual({
    client_id: null,
    guest_address: null,
  });
});
