import { randomUUID } from 'node:crypto';
import { connect, disconnect, type Knex } from '@actual/database';
import { createTestDatabase, type TestDatabase } from '@actual/database/test-database';
import type { FastifyInstance } from 'fastify';
import { openStaffApp, tokenOf } from '../testing/staff-app';

let database: TestDatabase;
let db: Knex;
let app: FastifyInstance;
const [invoiced, untouched] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  database = await createTestDatabase();
  db = connect({ url: database.urlFor('staff'), applicationName: 'test', pool: 2 });
  app = await openStaffApp(db);
  for (const id of [invoiced, untouched]) {
    const quotation_id = randomUUID();
    await database.knex('quotation').insert({ id: quotation_id, site: 'actual-studio', priced_on: '2026-11-18' });
    await database.knex('orders').insert({
      id,
      quotation_id,
      site: 'actual-studio',
      status: 'completed',
      first_name: 'Ana',
      last_name: 'Ruiz',
      email: 'a@b.mx',
      address: '{}',
      payment_type: 'spei',
      payment_group: 1,
      subtotal_cents: 1,
      discount_cents: 0,
      total_cents: 1,
    });
  }
});
afterAll(async () => {
  await app.close();
  await disconnect(db);
  await database.close();
});

test.each(['client', 'guest', 'broker', 'seller', 'manager', 'admin'] as const)(
  'shows the tries to invoice an order to staff, and refuses others: %s',
  async (role) => {
    const logs = (id: string) =>
      app.inject({
        method: 'POST',
        url: `/order/invoicelogs/${id}`,
        payload: {},
        headers: { site: 'actual-studio', authorization: `Bearer ${tokenOf(role)}` },
      });
    if (['client', 'guest', 'broker'].includes(role)) {
      expect((await logs(invoiced)).statusCode).toBe(403);
      return;
    }
    await database.knex('invoice_log').delete();
    await database.knex('account_outbox').delete();
    const said = { order_id: invoiced, step: 'stamp', duration_ms: 12 };
    await database.knex('invoice_log').insert({ ...said, ok: false, sentence: 'Falla pedida.', code: '503' });
    await database.knex('invoice_log').insert({ ...said, ok: true, sentence: 'Factura STU-1' });
    const parked = { kind: 'invoice', key: 'x', payload: { orderId: invoiced }, parked_at: new Date() };
    await database.knex('account_outbox').insert({ ...parked, last_error: 'too_late' });
    expect((await logs(invoiced)).json()).toMatchObject({
      logs: [
        { sentence: 'Factura STU-1', ok: true, code: null, durationMs: 12 },
        { code: '503', ok: false },
      ],
      parked: 'too_late',
    });
    expect((await logs(untouched)).json()).toEqual({ logs: [], parked: null });
    expect((await logs(randomUUID())).json().code).toBe('not_found');
  },
);
