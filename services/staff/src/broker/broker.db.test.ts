import { randomUUID } from 'node:crypto';
import type { Role } from '@actual/contracts';
import { emptyBroker } from '@actual/contracts/fiscal/broker-rules';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { FastifyInstance } from 'fastify';
import { openStaffApp, tokenOf } from '../testing/staff-app';

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('staff'), applicationName: 'test', pool: 4 });
  app = await openStaffApp(db);
  await database.knex('state').insert({ code: 'ROO', name: 'Quintana Roo' });
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

async function person(role: Role): Promise<string> {
  const id = randomUUID();
  const name = { first_name: 'Emilio', last_name: 'Sansores', email: `${id}@correo.mx` };
  await database.knex('app_user').insert({ id, role, password_hash: 'x', ...name });
  return id;
}
async function call(method: 'GET' | 'PUT', role: Role | null, userId: string, payload?: object) {
  const authorization = role ? { authorization: `Bearer ${tokenOf(role, userId)}` } : {};
  const headers = { site: 'actual-studio', ...authorization };
  const reply = await app.inject({ method, url: '/me/broker', headers, payload });
  return { status: reply.statusCode, body: reply.json() };
}
const whole = {
  ...emptyBroker,
  street: 'Calle 20',
  externalNumber: '101',
  zipCode: '77500',
  neighborhood: 'Centro',
  municipality: 'Benito Juárez',
  city: 'Cancún',
  entity: 'ROO',
  street2: '15 y 17',
  references: 'Portón',
  bussinessName: 'Casas del Mar',
  bussinessLegalName: 'Casas SC',
  rfc: 'COR800101AB1',
  legalRepresentative: 'Emilio Sansores',
  bank: 'Banamex',
  bankAccount: '0777777777',
  interbankClabe: '002010077777777771',
};

test('a broker has an empty profile, keeps a whole one and reads it again', async () => {
  const broker = await person('broker');
  expect(await call('GET', 'broker', broker)).toEqual({ status: 200, body: { ...emptyBroker, updatedAt: null } });
  const typed = { ...whole, interbankClabe: '002 010 07777777777 1', rfc: 'cor-800101-ab1' };
  const kept = await call('PUT', 'broker', broker, typed);
  expect(kept).toMatchObject({ status: 200, body: whole });
  expect((await call('GET', 'broker', broker)).body).toEqual(kept.body);
  expect(Date.parse(kept.body.updatedAt)).not.toBeNaN();
  expect((await call('PUT', 'broker', broker, { ...whole, city: 'Tulum' })).body.city).toBe('Tulum');
});

test('a broker reads and changes only their own profile', async () => {
  const [one, other] = [await person('broker'), await person('broker')];
  await call('PUT', 'broker', one, whole);
  expect((await call('GET', 'broker', other)).body).toEqual({ ...emptyBroker, updatedAt: null });
  await call('PUT', 'broker', other, { ...whole, user_id: one, city: 'Tulum' });
  expect((await call('GET', 'broker', one)).body.city).toBe('Cancún');
});

test.each([
  ['a CLABE with another check digit', { interbankClabe: '002010077777777772' }, ['interbankClabe']],
  ['no RFC', { rfc: '' }, ['rfc']],
  ['a state that is none', { entity: 'XYZ' }, ['entity']],
  ['half an address for invoices', { invoiceStreet: 'Calle 1', invoiceEntity: 'ROO' }, ['invoiceExternalNumber']],
  ['a legal person without a representative', { legalRepresentative: '' }, ['legalRepresentative']],
  ['a street of 10 kB', { street: 'x'.repeat(10_240) }, ['street']],
])('%s is refused by its field, and nothing is kept', async (_what, change, fields) => {
  const broker = await person('broker');
  const { status, body } = await call('PUT', 'broker', broker, { ...whole, ...change });
  expect([status, body.code]).toEqual([400, 'invalid_input']);
  for (const field of fields) expect(body.details).toContainEqual(expect.objectContaining({ field }));
  expect((await call('GET', 'broker', broker)).body.updatedAt).toBeNull();
});

test.each([null, 'client', 'guest', 'seller', 'manager', 'admin'] as const)('%s has no such profile', async (role) => {
  const expected = role ? 403 : 401;
  const id = await person('seller');
  expect((await call('GET', role, id)).status).toBe(expected);
  expect((await call('PUT', role, id, whole)).status).toBe(expected);
  expect(await database.knex('broker_profile').where({ user_id: id })).toEqual([]);
});

async function sale(broker: string, cents: number, order: { status: string; paid: number } | null): Promise<string> {
  const id = randomUUID();
  const folio = 300_000 + Math.floor(Math.random() * 600_000);
  await database.knex('quotation').insert({
    id,
    folio,
    site: 'actual-studio',
    priced_on: '2026-11-01',
    broker_id: broker,
    totals_cents: [cents, cents, cents, cents, cents],
    ordered_at: order ? new Date() : null,
  });
  if (order)
    await database.knex('orders').insert({
      id: randomUUID(),
      quotation_id: id,
      broker_id: broker,
      site: 'actual-studio',
      status: order.status,
      first_name: 'Ana',
      last_name: 'Tun',
      email: 'ana@correo.mx',
      address: '{}',
      payment_type: 'spei',
      payment_group: 1,
      subtotal_cents: cents,
      discount_cents: 0,
      total_cents: cents,
      paid_cents: order.paid,
    });
  return String(folio);
}
async function salesOf(role: Role | null, userId: string) {
  const authorization = role ? { authorization: `Bearer ${tokenOf(role, userId)}` } : {};
  const headers = { site: 'actual-studio', ...authorization };
  const reply = await app.inject({ method: 'GET', url: '/me/broker/quotations/1', headers });
  return { status: reply.statusCode, text: reply.body, body: reply.json() };
}

test('a broker sees their own quotations and sums, but no buyers and no other brokers', async () => {
  const [one, other] = [await person('broker'), await person('broker')];
  const site = { theme: 'actual-studio', society: '001', delivery_text: '' };
  await database.knex('site').insert({ handle: 'actual-studio', name: 'Actual Studio', ...site });
  const open = await sale(one, 5_000, null);
  const sold = await sale(one, 850_000, { status: 'completed', paid: 850_000 });
  const canceled = await sale(one, 20_000, { status: 'canceled', paid: 20_000 });
  const waiting = await sale(one, 30_000, { status: 'pending-payment', paid: 0 });
  await sale(other, 99_900, { status: 'completed', paid: 99_900 });
  const { body, text } = await salesOf('broker', one);
  expect(body).toMatchObject({ total: 4, orders: 2, counted: 8_500 });
  const folios = (body.data as { folio: string }[]).map(({ folio }) => folio);
  expect(folios.sort()).toEqual([open, sold, canceled, waiting].sort());
  expect(text).not.toMatch(/Ana|Tun|correo/);
  expect((await salesOf('broker', other)).body).toMatchObject({ total: 1, counted: 999 });
});

test.each([null, 'client', 'guest', 'seller', 'manager', 'admin'] as const)(
  'refuses to show a broker’s sales: asked by %s',
  async (role) => {
    expect((await salesOf(role, await person('seller'))).status).toBe(role ? 403 : 401);
  },
);
