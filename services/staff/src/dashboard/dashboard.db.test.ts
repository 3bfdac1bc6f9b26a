import { randomUUID } from 'node:crypto';
import type { Dashboard } from '@actual/contracts';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { FastifyInstance } from 'fastify';
import { openStaffApp, tokenOf } from '../testing/staff-app';
import { daysOf, periodBefore } from './period';

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
const seller = randomUUID();
const november = { start: '2026-11-01', end: '2026-11-10' };

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('staff'), applicationName: 'test', pool: 4 });
  app = await openStaffApp(db);
  await arrange(database.knex);
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

interface Sale {
  at: string;
  /** Null: it became no order. */
  ordered: string | null;
  cents: number;
  change?: object;
}

async function sale(knex: Knex, { at, ordered, cents, change = {} }: Sale): Promise<string> {
  const id = randomUUID();
  const ofShop = 'user_id' in change ? { seller_id: seller, store_code: 'cancun' } : {};
  await knex('quotation').insert({
    id,
    folio: 100_000 + Math.floor(Math.random() * 899_999),
    site: 'actual-studio',
    priced_on: '2026-11-01',
    created_at: at,
    ordered_at: ordered,
    totals_cents: [cents, cents, cents, cents, cents],
    ...ofShop,
  });
  if (ordered)
    await knex('orders').insert({
      id,
      quotation_id: id,
      site: 'actual-studio',
      status: 'completed',
      first_name: 'Ana',
      last_name: 'Tun',
      email: 'a@b.mx',
      address: '{}',
      payment_type: 'spei',
      payment_group: 1,
      subtotal_cents: cents,
      discount_cents: 0,
      total_cents: cents,
      paid_cents: cents,
      created_at: ordered,
      ...change,
    });
  return id;
}

const lineOf = { quantity: 1, unit_price_cents: 1, product_id: randomUUID(), item_code: 'A' };
async function promised(knex: Knex, id: string, first: string, now: string): Promise<void> {
  const line = randomUUID();
  const dates = { original_ship_date: first, ship_date: first, original_quantity: 1 };
  await knex('quotation_line').insert({ id: line, quotation_id: id, ...lineOf, ...dates });
  const shown = { name: 'Cuna', url: '/', picture: '', unit_total_cents: 1, total_cents: 1, position: 0 };
  await knex('order_line').insert({ id: line, order_id: id, ...lineOf, ...shown, ship_date: now });
}

async function arrange(knex: Knex): Promise<void> {
  const site = { theme: 'actual-studio', society: '001', delivery_text: '' };
  await knex('site').insert({ handle: 'actual-studio', name: 'Actual Studio', ...site });
  await knex('store').insert({ code: 'cancun', name: 'Cancún', region: 'Quintana Roo', type: 'studio' });
  const person = { email: 'd@actual.mx', password_hash: 'x', first_name: 'Diego', last_name: 'Ríos' };
  await knex('app_user').insert({ id: seller, role: 'seller', main_store: 'cancun', ...person });
  const kept = await sale(knex, { at: '2026-11-02T15:00Z', ordered: '2026-11-02T18:00Z', cents: 10_000 });
  await promised(knex, kept, '2026-12-01', '2026-12-01');
  const sold = { user_id: seller, store_code: 'cancun', payment_type: '12-msi' };
  // the last minute of the 10th in Cancún
  const late = await sale(knex, { at: '2026-11-05T15:00Z', ordered: '2026-11-11T04:59Z', cents: 30_000, change: sold });
  await promised(knex, late, '2026-12-01', '2026-12-03');
  await sale(knex, { at: '2026-11-03T15:00Z', ordered: '2026-11-03T16:00Z', cents: 9, change: { status: 'canceled' } });
  await sale(knex, { at: '2026-10-22T15:00Z', ordered: '2026-10-23T15:00Z', cents: 20_000 });
  const lost = await sale(knex, { at: '2026-11-04T15:00Z', ordered: null, cents: 5_000 });
  const closing = { quotation_id: lost, comment: '', closed_by: seller };
  await knex('quotation_closing').insert({ id: randomUUID(), reason: 'price', ...closing });
  await knex('quotation_closing').insert({ id: randomUUID(), reason: 'other', ...closing, reopened_at: new Date() });
  const record = { event_type: 'Llamada', spoken_at: new Date(), notes: '', user_id: seller };
  await knex('follow_up_record').insert([
    { id: randomUUID(), quotation_id: lost, ...record },
    { id: randomUUID(), quotation_id: lost, ...record },
  ]);
  await knex('payment').insert({
    id: randomUUID(),
    quotation_id: kept,
    idempotency_key: 'k',
    provider: 'p',
    type: 'spei',
    payment_group: 1,
    amount_cents: 1,
    status: 'approved',
  });
}

const ask = (body: object, role: 'seller' | 'client' = 'seller') =>
  app.inject({
    method: 'POST',
    url: '/reports/dashboard',
    payload: { dateRange: november, ...body },
    headers: { site: 'actual-studio', authorization: `Bearer ${tokenOf(role)}` },
  });
const read = async (body: object = {}): Promise<Dashboard> => (await ask(body)).json();

test('shows sales of the days, beside as many before, without canceled ones', async () => {
  const dashboard = await read();
  expect(dashboard.previous).toEqual({ start: '2026-10-22', end: '2026-10-31' });
  expect(dashboard.sales).toEqual({ now: 400, before: 200 });
  expect([dashboard.orders, dashboard.average]).toEqual([
    { now: 2, before: 1 },
    { now: 200, before: 200 },
  ]);
  expect(dashboard.byDay).toHaveLength(10);
  expect(dashboard.byDay[1]).toEqual({
    day: '2026-11-02',
    orders: 1,
    amount: 100,
    before: 200,
    beforeDay: '2026-10-23',
  });
  expect(dashboard.byDay[9]).toMatchObject({ day: '2026-11-10', amount: 300 });
});

test('lists sales by shop, seller and way to pay, the largest first; web sales have lines of their own', async () => {
  const { bySite, byStore, bySeller, byPaymentType } = await read();
  expect(bySite).toEqual([{ code: 'actual-studio', name: 'Actual Studio', orders: 2, amount: 400 }]);
  expect(byStore.map(({ name, amount }) => [name, amount])).toEqual([
    ['Cancún', 300],
    ['Actual Studio', 100],
  ]);
  expect(bySeller).toEqual([
    { code: seller, name: 'Diego Ríos', orders: 1, amount: 300, quotations: 1, ordered: 1 },
    { code: 'web', name: 'Web', orders: 1, amount: 100, quotations: 3, ordered: 2 },
  ]);
  expect(byPaymentType.map(({ code }) => code)).toEqual(['12-msi', 'spei']);
});

test('shows how quotations ended, why they were lost, how long orders took, and the promise of delivery', async () => {
  const { funnel, lost, closing, daysToClose, promiseKept, conversion } = await read();
  expect(funnel).toEqual({ quotations: 4, followed: 1, tried: 1, ordered: 3 });
  expect(conversion).toEqual({ now: 75, before: 100 });
  expect(lost).toEqual([{ reason: 'price', count: 1 }]);
  expect(closing.map(({ orders }) => orders)).toEqual([1, 0, 1, 0, 0]);
  expect(daysToClose.now).toBeCloseTo((0.125 + 5.583) / 2, 2);
  expect(promiseKept).toEqual({ now: 50, before: null });
});

test('lists sellers who only quoted', async () => {
  const { bySeller } = await read({ dateRange: { start: '2026-11-05', end: '2026-11-05' } });
  expect(bySeller).toEqual([{ code: seller, name: 'Diego Ríos', orders: 0, amount: 0, quotations: 1, ordered: 1 }]);
});

test('shows the figures of one shop', async () => {
  const { sales, funnel } = await read({ Store: 'cancun' });
  expect([sales.now, funnel.quotations]).toEqual([300, 1]);
});

test('shows zeros for days without sales, and no averages', async () => {
  const empty = await read({ dateRange: { start: '2020-01-01', end: '2020-01-02' } });
  expect(empty).toMatchObject({ sales: { now: 0, before: 0 }, average: { now: null }, conversion: { now: null } });
});

test.each([{ start: '2026-11-02', end: '2026-11-01' }, { start: '2020-01-01', end: '2026-01-01' }, { start: 'ayer' }])(
  '%j is refused',
  async (dateRange) => {
    expect((await ask({ dateRange })).json().code).toBe('invalid_input');
  },
);

test('clients see nothing of it', async () => {
  expect((await ask({}, 'client')).json().code).toBe('forbidden');
});

test('as many days before, over the end of a month and a leap day', () => {
  expect(periodBefore({ start: '2028-03-01', end: '2028-03-02' })).toEqual({ start: '2028-02-28', end: '2028-02-29' });
  expect(daysOf({ start: '2026-12-31', end: '2027-01-01' })).toEqual(['2026-12-31', '2027-01-01']);
});

test('the sellers’ conversions add up to the dashboard’s; amounts still owed are shown', async () => {
  const { conversion, bySeller, funnel, due, sales } = await read();
  const [quotations, ordered] = [0, 0].map((_, at) =>
    bySeller.reduce((sum, one) => sum + (at === 0 ? one.quotations : one.ordered), 0),
  ) as [number, number];
  expect([quotations, ordered]).toEqual([funnel.quotations, funnel.ordered]);
  expect((100 * ordered) / quotations).toBe(conversion.now);
  expect([due, sales.now]).toEqual([0, 400]);
  await database.knex('orders').where({ payment_type: '12-msi' }).update({ paid_cents: 10_000 });
  expect(await read()).toMatchObject({ due: 200, sales: { now: 400 } });
});
