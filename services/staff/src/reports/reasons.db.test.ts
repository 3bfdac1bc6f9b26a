import { randomUUID } from 'node:crypto';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { FastifyInstance } from 'fastify';
import { openStaffApp, tokenOf } from '../testing/staff-app';

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
const [sofa, lamp] = [randomUUID(), randomUUID()];
const order = randomUUID();

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('staff'), applicationName: 'test', pool: 4 });
  app = await openStaffApp(db);
  const { knex } = database;
  const quotation = randomUUID();
  await knex('quotation').insert({ id: quotation, site: 'actual-studio', priced_on: '2026-11-01' });
  await knex('warehouse').insert({ code: 'CUN', name: 'Cancún', time_zone: 'America/Cancun' }).onConflict().ignore();
  await knex('orders').insert({
    id: order,
    quotation_id: quotation,
    site: 'actual-studio',
    status: 'completed',
    first_name: 'Ana',
    last_name: 'Ruiz',
    address: '{}',
    email: 'a@b.mx',
    payment_type: 'spei',
    payment_group: 1,
    subtotal_cents: 100,
    discount_cents: 0,
    total_cents: 100,
  });
  const line = { order_id: order, product_id: randomUUID(), url: '/', picture: 'x', unit_price_cents: 50, position: 0 };
  const sums = { unit_total_cents: 50, total_cents: 100, quantity: 2 };
  await knex('order_line').insert([
    { ...line, ...sums, id: sofa, item_code: 'ST1', name: 'Sofá', ship_company: 'CUN' },
    { ...line, ...sums, id: lamp, item_code: 'ST2', name: 'Lámpara', ship_company: null },
  ]);
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

/** A request of so many pieces, answered some hours before (or after) it was due. */
async function request(at: string, change: object, { lineId = sofa, answeredBefore = null as number | null } = {}) {
  const id = randomUUID();
  const { knex } = database;
  const due = knex.raw(`?::timestamptz + interval '48 hours'`, [at]);
  await knex('service_request').insert({
    id,
    order_id: order,
    kind: 'damage',
    reason: 'blow',
    created_at: at,
    due_at: due,
    ...change,
  });
  await knex('service_request_piece').insert({ request_id: id, line_id: lineId, quantity: 1, amount_cents: 50 });
  if (answeredBefore !== null)
    await knex('service_request_event').insert({
      request_id: id,
      kind: 'accepted',
      by_staff: randomUUID(),
      created_at: knex.raw(`?::timestamptz + (48 - ?) * interval '1 hour'`, [at, answeredBefore]),
    });
}

const report = async (start: string, end: string) => {
  const reply = await app.inject({
    method: 'POST',
    url: '/reports/reasons',
    payload: { dateRange: { start, end } },
    headers: { site: 'actual-studio', authorization: `Bearer ${tokenOf('seller')}` },
  });
  return { status: reply.statusCode, body: reply.json() };
};

test('counts reasons, answers, products, warehouses and carriers of the days, by the store’s calendar', async () => {
  const van = { order_id: order, day: '2026-11-08', happened_on: '2026-11-08', by_staff: randomUUID() };
  const event = { ...van, lines: [sofa], state: 'on-the-way' };
  await database.knex('delivery_event').insert({ ...event, carrier: 'Otra' });
  await database.knex('delivery_event').insert({ ...event, carrier: 'Paquetería Ek' });
  await database.knex('delivery_event').insert({ ...event, state: 'delivered' });
  const refund = { state: 'resolved', resolution: 'refund', refund_cents: 12_550 };
  await request('2026-11-10T12:00:00-05:00', refund, { answeredBefore: 24 });
  await request('2026-11-10T23:30:00-05:00', { state: 'accepted' }, { answeredBefore: -24 });
  await request('2026-11-09T12:00:00-05:00', { kind: 'return', reason: 'changed-mind' }, { lineId: lamp });
  await request('2026-11-11T00:30:00-05:00', { state: 'withdrawn' });
  const canceled = { order_id: order, total_before_cents: 100, value_cents: 50, returned_cents: 50, whole: false };
  await database.knex('order_cancellation').insert({
    ...canceled,
    id: randomUUID(),
    lines: JSON.stringify([{ itemCode: 'ST1', name: 'Sofá', quantity: 3 }]),
    reason: 'buyer-cancels',
    created_at: '2026-11-10T09:00:00-05:00',
  });
  const { body } = await report('2026-11-09', '2026-11-10');
  expect(body).toEqual({
    requests: 3,
    // the third waits, and its hours are over
    answers: { onTime: 1, late: 2, waiting: 0, days: 2 },
    refunded: 125.5,
    cancellations: 1,
    canceled: 0.5,
    byReason: [
      { kind: 'damage', reason: 'blow', requests: 2, refunded: 125.5 },
      { kind: 'return', reason: 'changed-mind', requests: 1, refunded: 0 },
    ],
    byCancellation: [{ byBuyer: true, reason: 'buyer-cancels', cancellations: 1, canceled: 0.5 }],
    byProduct: [
      { itemCode: 'ST1', name: 'Sofá', requests: 2, requestedPieces: 2, canceledPieces: 3 },
      { itemCode: 'ST2', name: 'Lámpara', requests: 1, requestedPieces: 1, canceledPieces: 0 },
    ],
    byWarehouse: [
      { code: 'CUN', name: 'Cancún', requests: 2, damaged: 2, late: 1 },
      { code: '', name: '', requests: 1, damaged: 0, late: 1 },
    ],
    byCarrier: [
      { code: 'Paquetería Ek', name: 'Paquetería Ek', requests: 2, damaged: 2, late: 1 },
      { code: '', name: '', requests: 1, damaged: 0, late: 1 },
    ],
  });
});

test('days without anything are zeros; more than a year is refused', async () => {
  expect((await report('2026-01-01', '2026-01-31')).body).toMatchObject({
    requests: 0,
    answers: { onTime: 0, days: null },
    refunded: 0,
    byProduct: [],
  });
  expect((await report('2024-01-01', '2026-01-31')).status).toBe(400);
});
