import { randomUUID } from 'node:crypto';
import type { Role, TimelineEvent } from '@actual/contracts';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { FastifyInstance } from 'fastify';
import { openStaffApp, tokenOf } from '../testing/staff-app';

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
const [order, quotation, seller, card, cash] = Array.from({ length: 5 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
  string,
];

/** A moment of the day on which it all happened. */
const at = (time: string): string => `2026-11-20T${time}:00.000Z`;

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('staff'), applicationName: 'test', pool: 2, keyed: true });
  app = await openStaffApp(db);
  const { knex } = database;
  const person = { id: seller, role: 'seller', password_hash: 'x', email: 'laura@example.com' };
  await knex('app_user').insert({ ...person, first_name: 'Laura', last_name: 'Cámara' });
  const begun = { id: quotation, site: 'actual-studio', priced_on: '2026-11-20', created_at: at('10:00') };
  await knex('quotation').insert({ ...begun, seller_id: seller });
  await knex('follow_up_record').insert({
    id: randomUUID(),
    quotation_id: quotation,
    event_type: 'Llamada',
    spoken_at: at('10:20'),
    notes: 'Quiere dos.',
    user_id: seller,
  });
  await knex('orders').insert({
    id: order,
    quotation_id: quotation,
    site: 'actual-studio',
    status: 'pending-sap',
    first_name: 'Ana',
    last_name: 'Ruiz',
    email: 'a@b.mx',
    address: '{}',
    payment_type: 'cash',
    payment_group: 1,
    subtotal_cents: 100_000,
    discount_cents: 0,
    total_cents: 100_000,
    created_at: at('11:10'),
    user_id: seller,
  });
  const paid = { quotation_id: quotation, payment_group: 1, amount_cents: 100_000 };
  await knex('payment').insert([
    {
      ...paid,
      id: card,
      idempotency_key: card,
      provider: 'mercadopago',
      type: 'credit-card',
      status: 'rejected',
      status_detail: 'cc_rejected_high_risk',
      created_at: at('11:00'),
    },
    {
      ...paid,
      id: cash,
      idempotency_key: cash,
      provider: 'store',
      type: 'cash',
      taken_by: seller,
      status: 'approved',
      reference: 'R-1',
      order_id: order,
      created_at: at('11:05'),
    },
  ]);
  const message = (kind: string, key: string, more: object) => ({ kind, key, payload: { orderId: order }, ...more });
  await knex('outbox').insert([
    message('order-confirmation', order, { created_at: at('11:10'), done_at: at('11:11') }),
    message('erp-order', order, { created_at: at('11:10') }),
    message('refund-case', cash, {
      created_at: at('12:00'),
      parked_at: at('12:00'),
      payload: { amountCents: 100_000, reason: 'canceled-by-staff' },
    }),
    message('order-confirmation', randomUUID(), { done_at: at('12:30') }),
  ]);
  await knex('payment_refund').insert({
    id: randomUUID(),
    payment_id: cash,
    amount_cents: 5_000,
    reason: 'Rayón',
    refunded_by: seller,
    created_at: at('11:50'),
  });
  await knex('erp_log').insert([
    { order_id: order, sentence: 'Almacén 02 sin lote', code: '409', ok: false, duration_ms: 9, at: at('11:12') },
  ]);
  await knex('invoice_log').insert({
    order_id: order,
    step: 'stamp',
    ok: true,
    sentence: 'Factura STU-1',
    duration_ms: 9,
    at: at('11:30'),
  });
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

const timeline = async (id: string, role: Role = 'seller') => {
  const reply = await app.inject({
    method: 'GET',
    url: `/order/${id}/timeline`,
    headers: { site: 'actual-studio', authorization: `Bearer ${tokenOf(role)}` },
  });
  return { status: reply.statusCode, body: reply.json() };
};

test('everything that happened to an order stands in one list, newest first', async () => {
  const { body } = await timeline(order);
  const lines = (body.events as TimelineEvent[]).map(({ at: when, kind, what, state, ok, ammount, text, by }) => [
    when.slice(11, 16),
    kind,
    what,
    state,
    ok,
    ammount,
    text,
    by,
  ]);
  expect(lines).toEqual([
    ['12:00', 'refund', 'refund-case', null, null, 1_000, 'canceled-by-staff', null],
    ['11:50', 'refund', 'part', null, null, 50, 'Rayón', 'Laura Cámara'],
    ['11:30', 'invoice', 'stamp', null, true, null, 'Factura STU-1', null],
    ['11:12', 'erp', 'try', null, false, null, 'Almacén 02 sin lote', null],
    ['11:11', 'mail', 'order-confirmation', null, true, null, null, null],
    ['11:10', 'order', 'created', null, true, 1_000, null, 'Laura Cámara'],
    ['11:05', 'payment', 'cash', 'approved', true, 1_000, 'R-1', 'Laura Cámara'],
    ['11:00', 'payment', 'credit-card', 'rejected', false, 1_000, 'cc_rejected_high_risk', null],
    ['10:20', 'record', 'Llamada', null, null, null, 'Quiere dos.', 'Laura Cámara'],
    ['10:00', 'order', 'quotation', null, true, null, null, 'Laura Cámara'],
  ]);
});

test('answers not_found for an unknown order', async () => {
  expect((await timeline(randomUUID())).body.code).toBe('not_found');
});

test.each(['client', 'guest', 'broker', 'seller', 'manager', 'admin'] as const)(
  'shows the history to staff, and refuses others: %s',
  async (role) => {
    const staff = role === 'seller' || role === 'manager' || role === 'admin';
    expect((await timeline(order, role)).status).toBe(staff ? 200 : 403);
  },
);
