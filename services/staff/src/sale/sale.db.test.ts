import { randomUUID } from 'node:crypto';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { FastifyInstance } from 'fastify';
import { openStaffApp, tokenOf } from '../testing/staff-app';

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
const [seller, manager, client] = [randomUUID(), randomUUID(), randomUUID()];
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('staff'), applicationName: 'test', pool: 4 });
  app = await openStaffApp(db);
  const { knex } = database;
  await knex('store').insert([
    { code: 'cancun', name: 'Cancún', region: 'QR', type: 'studio' },
    { code: 'bodega', name: 'Bodega', region: 'QR', type: 'home', cedis: true },
  ]);
  const person = (id: string, role: string, first_name: string) => ({
    id,
    role,
    first_name,
    last_name: 'Ek',
    email: `${id}@correo.mx`,
    password_hash: 'x',
    main_store: 'cancun',
  });
  await knex('app_user').insert([person(seller, 'seller', 'Rosa'), person(manager, 'manager', 'Laura')]);
  const gone = { ...person(randomUUID(), 'seller', 'Zoe'), disabled_at: new Date() };
  await knex('app_user').insert([person(randomUUID(), 'broker', 'Emilio'), gone]);
  const name = { first_name: 'Óscar', last_name: 'Briceño', email: 'oscar@correo.mx', mobile_phone: '+529982145567' };
  await knex('client').insert({ id: client, card_code: 'C500001', ...name });
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

async function quotation(change: object = {}): Promise<string> {
  const id = randomUUID();
  await database
    .knex('quotation')
    .insert({ id, site: 'actual-studio', priced_on: '2026-11-18', folio: null, ...change });
  return id;
}
async function read(what: 'sale' | 'receipt', id: string, role: Parameters<typeof tokenOf>[0] | null = 'seller') {
  const authorization = role ? { authorization: `Bearer ${tokenOf(role)}` } : {};
  const headers = { site: 'actual-studio', ...authorization };
  const reply = await app.inject({ method: 'GET', url: `/quotation/${id}/${what}`, headers });
  return { status: reply.statusCode, body: reply.json() };
}

test('a sale shows buyer, seller and shop, and the people it may be handed to', async () => {
  const id = await quotation({ client_id: client, seller_id: seller, store_code: 'cancun' });
  await database.knex('quotation_handover').insert([
    {
      id: randomUUID(),
      quotation_id: id,
      from_user: null,
      to_user: manager,
      by_user: manager,
      at: '2026-11-18T10:00Z',
    },
    {
      id: randomUUID(),
      quotation_id: id,
      from_user: manager,
      to_user: seller,
      by_user: manager,
      at: '2026-11-18T12:30Z',
    },
  ]);
  expect((await read('sale', id)).body).toEqual({
    Client: {
      id: client,
      CardName: 'Óscar Briceño',
      CardCode: 'C500001',
      E_Mail: 'oscar@correo.mx',
      Cellular: '998 214 5567',
    },
    User: { id: seller, name: 'Rosa Ek' },
    Store: { code: 'cancun', name: 'Cancún' },
    isOpen: true,
    handovers: [
      { at: expect.stringMatching(/^2026-11-18T12:30/), from: 'Laura Ek', to: 'Rosa Ek', by: 'Laura Ek' },
      { at: expect.stringMatching(/^2026-11-18T10:00/), from: null, to: 'Laura Ek', by: 'Laura Ek' },
    ],
    Sellers: [
      { id: manager, name: 'Laura Ek', Store: 'Cancún' },
      { id: seller, name: 'Rosa Ek', Store: 'Cancún' },
    ],
    Stores: [{ code: 'cancun', name: 'Cancún' }],
  });
});

test('a quotation of the web names no seller, and a closed one is not open to changes', async () => {
  const web = (await read('sale', await quotation())).body;
  expect(web).toMatchObject({ Client: null, User: null, Store: null, isOpen: true, handovers: [] });
  expect((await read('sale', await quotation({ is_closed: true }))).body.isOpen).toBe(false);
});

test('a receipt adds up: lines, payments with received amounts and change, and the rest', async () => {
  const { knex } = database;
  const id = await quotation({ client_id: client, seller_id: seller, store_code: 'cancun', folio: 123 });
  await knex('quotation').where({ id }).update({ totals_cents: '{160000,0,0,0,0}' });
  const line = { unit_price_cents: 100_000, discount_pg1: 20, ship_date: '2026-12-01' };
  await knex('quotation_line').insert({
    id: randomUUID(),
    quotation_id: id,
    product_id: randomUUID(),
    item_code: 'ST1',
    quantity: 2,
    original_quantity: 2,
    ...line,
  });
  const pay = (change: object) => {
    const payment = randomUUID();
    return knex('payment').insert({
      id: payment,
      quotation_id: id,
      idempotency_key: payment,
      provider: 'store',
      payment_group: 1,
      status: 'approved',
      taken_by: seller,
      ...change,
    });
  };
  await pay({ type: 'cash', amount_cents: 80_000, received_cents: 100_000, created_at: '2026-11-18T17:00Z' });
  await pay({
    type: 'cash-usd',
    amount_cents: 37_000,
    received_cents: 37_000,
    exchange_rate: 18.5,
    created_at: '2026-11-18T17:01Z',
  });
  await pay({ type: 'terminal-card', amount_cents: 10_000, refunded_cents: 10_000, terminal: 'BBVA' });
  await pay({ type: 'cash', amount_cents: 10_000, status: 'rejected' });
  const { body } = await read('receipt', id);
  expect(body).toMatchObject({
    folio: '000123',
    order: null,
    Client: 'Óscar Briceño',
    User: 'Rosa Ek',
    Store: 'Cancún',
    Details: [{ ItemCode: 'ST1', quantity: 2, total: 1_600 }],
    Payments: [
      { type: 'cash', ammount: 800, received: 1_000, change: 200, takenBy: 'Rosa Ek' },
      { type: 'cash-usd', ammount: 370, received: 20, change: 0, exchangeRate: 18.5 },
    ],
    total: 1_600,
    ammountPaid: 1_170,
    remaining: 430,
  });
});

test.each(['sale', 'receipt'] as const)('answers 404 for the %s of an unknown quotation', async (what) => {
  expect((await read(what, randomUUID())).status).toBe(404);
});

test.each([null, 'client', 'guest', 'broker', 'seller', 'manager', 'admin'] as const)(
  'shows sale and receipt to staff, and refuses others: %s',
  async (role) => {
    const id = await quotation();
    const staff = ['seller', 'manager', 'admin'].includes(String(role));
    for (const what of ['sale', 'receipt'] as const)
      expect((await read(what, id, role)).status).toBe(staff ? 200 : role ? 403 : 401);
  },
);
