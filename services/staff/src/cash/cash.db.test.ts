import { randomUUID } from 'node:crypto';
import type { CashReport } from '@actual/contracts';
import { storeDay, storeMoment } from '@actual/contracts/store-day';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { FastifyInstance } from 'fastify';
import { openStaffApp, tokenOf } from '../testing/staff-app';

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
const [seller, other] = [randomUUID(), randomUUID()];
const today = storeDay();
const aMomentBefore = new Date(storeMoment(today, '00:00').getTime() - 1_000);

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('staff'), applicationName: 'test', pool: 4 });
  app = await openStaffApp(db);
  const { knex } = database;
  await knex('store').insert({ code: 'cancun', name: 'Cancún', region: 'Quintana Roo', type: 'studio' });
  const person = { email: 'd@actual.mx', password_hash: 'x', first_name: 'Diego', last_name: 'Ríos' };
  await knex('app_user').insert({ id: seller, role: 'seller', main_store: 'cancun', ...person });
  await taken('cash', 100_050);
  await taken('cash', 20_000);
  await taken('cash-usd', 370_000, { exchange_rate: 18.5 });
  await taken('terminal-card', 50_000, { status: 'refunded', refunded_cents: 50_000 });
  await taken('ewallet', 5_000);
  await taken('cash', 1, { taken_by: other });
  await taken('cash', 2, { status: 'rejected' });
  await taken('cash', 3, { approved_at: aMomentBefore });
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

async function taken(type: string, amount_cents: number, change: object = {}): Promise<void> {
  const quotation_id = randomUUID();
  await database.knex('quotation').insert({ id: quotation_id, site: 'actual-studio', priced_on: today });
  await database.knex('payment').insert({
    id: randomUUID(),
    quotation_id,
    idempotency_key: randomUUID(),
    provider: 'store',
    type,
    payment_group: 1,
    amount_cents,
    status: 'approved',
    taken_by: seller,
    created_at: storeMoment(today, '00:00'),
    approved_at: storeMoment(today, '00:00'),
    ...change,
  });
}

const call = (method: 'POST' | 'PUT', payload: object, who = seller, role: 'seller' | 'manager' = 'seller') =>
  app.inject({
    method,
    url: '/me/cashreport',
    payload,
    headers: { site: 'actual-studio', authorization: `Bearer ${tokenOf(role, who)}` },
  });
const count = (change: object) =>
  call('PUT', { date: today, opening: 500, counted: [{ type: 'cash', amount: 1700 }], sign: false, ...change });
const lineOf = ({ lines }: CashReport, type: string) => lines.find((line) => line.type === type);

test('sums a seller’s payments of today by type and currency', async () => {
  const report: CashReport = (await call('POST', {})).json();
  expect(report).toMatchObject({
    date: today,
    User: { name: 'Diego Ríos' },
    Store: 'Cancún',
    opening: 0,
    signedAt: null,
  });
  expect(lineOf(report, 'cash')).toMatchObject({ currency: 'mxn', payments: 2, amount: 1200.5, counted: null });
  expect(lineOf(report, 'cash-usd')).toMatchObject({ currency: 'usd', payments: 1, amount: 200, pesos: 3700 });
  expect(lineOf(report, 'terminal-card')).toMatchObject({ payments: 1, amount: 500 });
  expect(lineOf(report, 'ewallet')).toMatchObject({ amount: 50, expected: null });
  expect(report.total).toBe(5450.5);
});

test('the opening counts as cash; counted amounts are compared, and stay once signed', async () => {
  const saved: CashReport = (await count({ note: 'Falta un billete' })).json();
  expect(lineOf(saved, 'cash')).toMatchObject({ expected: 1700.5, counted: 1700, difference: -0.5 });
  expect(saved).toMatchObject({ opening: 500, note: 'Falta un billete', signedAt: null });
  const signed: CashReport = (await count({ sign: true, counted: [{ type: 'cash-usd', amount: 201 }] })).json();
  expect(signed.signedAt).not.toBeNull();
  expect([lineOf(signed, 'cash')?.counted, lineOf(signed, 'cash-usd')?.difference]).toEqual([null, 1]);
  expect((await count({ opening: 0 })).json().code).toBe('conflict');
  expect((await call('POST', {})).json().opening).toBe(500);
});

test('a manager reads every seller’s report; a seller only their own', async () => {
  const manager = randomUUID();
  const read: CashReport = (await call('POST', { User: seller }, manager, 'manager')).json();
  expect(read).toMatchObject({ User: { name: 'Diego Ríos' }, Sellers: [{ id: seller, name: 'Diego Ríos' }] });
  expect(lineOf(read, 'cash')?.payments).toBe(2);
  expect((await call('POST', { User: randomUUID() }, manager, 'manager')).json().code).toBe('not_found');
  expect((await call('POST', { User: other })).json().code).toBe('forbidden');
  expect((await call('POST', { User: seller })).json()).not.toHaveProperty('Sellers');
});

test('a transfer that a manager credits counts on the day of its money, not on that of its order', async () => {
  const manager = randomUUID();
  await taken('transfer', 250_000, { taken_by: manager, created_at: aMomentBefore });
  const totalOf = async (body: object) => (await call('POST', body, manager, 'manager')).json().total;
  expect([await totalOf({ date: storeDay(aMomentBefore) }), await totalOf({})]).toEqual([0, 2_500]);
});

test('another day or another person has a report of their own', async () => {
  expect((await call('POST', { date: '2026-01-02' })).json()).toMatchObject({ total: 0, signedAt: null });
  expect((await call('POST', {}, other)).json()).toMatchObject({ total: 0.01, opening: 0 });
  expect((await call('PUT', { date: '2099-01-01', opening: 0, counted: [], sign: false })).json().code).toBe(
    'conflict',
  );
});

test.each([{ opening: -1 }, { counted: [{ type: 'spei', amount: 1 }] }, { date: 'hoy' }, { opening: 0.001 }])(
  '%j is refused',
  async (change) => {
    expect((await count(change)).json().code).toBe('invalid_input');
  },
);

test('money that was handed back out of the drawer is no longer expected in it, in its own currency', async () => {
  const drawer = randomUUID();
  const person = { email: `${drawer}@actual.mx`, password_hash: 'x', first_name: 'Eva', last_name: 'Poot' };
  await database.knex('app_user').insert({ id: drawer, role: 'seller', main_store: 'cancun', ...person });
  const given = async (type: string, cents: number, to: string | null, change: object = {}) => {
    const id = randomUUID();
    await taken(type, cents, { id, taken_by: drawer, refunded_cents: cents, ...change });
    const payload = { paymentId: id, amountCents: cents, note: 'Entregado', drawer: to };
    await database.knex('outbox').insert({ kind: 'refund-case', key: id, payload, done_at: new Date() });
  };
  await taken('cash', 30_000, { taken_by: drawer });
  await given('cash', 100_000, drawer);
  await given('cash', 5_000, null);
  await given('cash', 7_000, other);
  await given('cash-usd', 185_000, drawer, { exchange_rate: 18.5 });
  const report: CashReport = (await call('POST', {}, drawer)).json();
  expect(lineOf(report, 'cash')).toMatchObject({ amount: 1_420, returned: 1_000, expected: 420 });
  expect(lineOf(report, 'cash-usd')).toMatchObject({ amount: 100, returned: 100, expected: 0 });
});
