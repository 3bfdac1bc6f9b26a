import { randomUUID } from 'node:crypto';
import { products } from '../../testing/catalog';
import { addPayment } from '../../testing/money';
import { openShop, type Shop } from '../../testing/shop';
import { register, Shopper } from '../../testing/shopper';

let shop: Shop;
let admin: Shopper;
let adminId: string;
beforeAll(async () => {
  shop = await openShop();
  adminId = (await register(shop.knex)).userId;
  await shop.knex('app_user').where({ id: adminId }).update({ first_name: 'Alma', last_name: 'Ruiz' });
  admin = new Shopper(shop).signIn({ userId: adminId, role: 'admin', clientId: null });
});
afterAll(() => shop.close());

const cases = (state?: string) =>
  admin.call('GET /payment/refundcases/{page}', { params: { page: '1' }, ...(state ? { query: { state } } : {}) });
const discrepancies = (query: Record<string, string> = {}) =>
  admin.call('GET /payment/breaks/{page}', { params: { page: '1' }, query });

/** Staff took cash for a quotation and gave it back: money that only a person can hand out. */
async function cashToHandBack() {
  const shopper = new Shopper(shop).signIn(await register(shop.knex));
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id);
  const { paymentId } = (await addPayment(admin, quotation.id, { type: 'cash', amount: 100 })).body.data;
  await admin.call('POST /payment/cancel/{a}/{b}', { params: { a: quotation.id, b: paymentId }, body: {} });
  return { paymentId, quotation };
}

test('a case says whose money it is, how it was paid and who hands it back; closed, it says who did and how', async () => {
  const { paymentId, quotation } = await cashToHandBack();
  const [found] = (await cases('open')).body.data;
  expect(found).toMatchObject({
    paymentId,
    quotationId: quotation.id,
    amount: 100,
    type: 'cash',
    goesBackBy: 'store',
    state: 'open',
    reason: 'canceled-by-staff',
    seen: null,
  });
  expect(found?.shopper).toMatch(/\w+ \w+/);
  const close = (note: string) =>
    admin.call('POST /payment/refundcases/{id}/close', { params: { id: paymentId }, body: { note } });
  expect((await close('x')).code).toBe('invalid_input');
  expect((await close('Entregado en caja, recibo 12')).status).toBe(200);
  expect((await close('otra vez')).code).toBe('conflict');
  expect((await cases('open')).body).toMatchObject({ data: [], open: 0 });
  const [closed] = (await cases('closed')).body.data;
  expect(closed).toMatchObject({ state: 'closed', seen: { by: 'Alma Ruiz', note: 'Entregado en caja, recibo 12' } });
});

test.each([true, false])(
  'cash that is handed back leaves the drawer of who took it that day, unless it did not: %s',
  async (fromDrawer) => {
    const { paymentId } = await cashToHandBack();
    const call = { params: { id: paymentId }, body: { note: 'Devuelto', ...(fromDrawer ? {} : { fromDrawer }) } };
    await admin.call('POST /payment/refundcases/{id}/close', call);
    const kept = await shop.knex('outbox').where({ kind: 'refund-case', key: paymentId }).first();
    const [payment] = await shop.knex('payment').where({ id: paymentId });
    expect(kept.payload.drawer).toBe(fromDrawer ? payment.taken_by : null);
  },
);

test('answers not_found when an unknown case is closed', async () => {
  const call = { params: { id: randomUUID() }, body: { note: 'nada' } };
  expect((await admin.call('POST /payment/refundcases/{id}/close', call)).code).toBe('not_found');
});

test('a discrepancy is looked after with a note, and opens again only when it comes back another time', async () => {
  const [row] = await shop
    .knex('reconciliation_break')
    .insert({ kind: 'stock-sold', subject: '77', sentence: 'No coincide', detail: { sold: 3, claimed: 2 } })
    .returning('id');
  expect((await discrepancies({ state: 'open', kind: 'stock-sold' })).body).toMatchObject({ total: 1, open: 1 });
  expect((await discrepancies({ kind: 'erp' })).body).toMatchObject({ total: 0, open: 1 });
  const call = { params: { id: String(row.id) }, body: { note: 'Contado en almacén' } };
  expect((await admin.call('POST /payment/breaks/{id}/close', call)).status).toBe(200);
  expect((await admin.call('POST /payment/breaks/{id}/close', call)).code).toBe('conflict');
  expect((await discrepancies({ state: 'open' })).body).toMatchObject({ total: 0, open: 0 });
  const [closed] = (await discrepancies({ state: 'closed' })).body.data;
  expect(closed).toMatchObject({ resolved: null, seen: { by: 'Alma Ruiz', note: 'Contado en almacén' } });
});

test('lists abandoned messages with their reason, and retries one on request', async () => {
  const [row] = await shop
    .knex('outbox')
    .insert({
      kind: 'quotation-mail',
      key: randomUUID(),
      payload: {},
      attempts: 40,
      last_error: 'El correo no responde',
      parked_at: shop.knex.fn.now(),
    })
    .returning('id');
  const parked = async () => (await admin.call('GET /payment/parked/{page}', { params: { page: '1' } })).body;
  expect((await parked()).data).toMatchObject([
    { id: row.id, kind: 'quotation-mail', lastError: 'El correo no responde' },
  ]);
  const again = () => admin.call('POST /payment/parked/{id}/again', { params: { id: String(row.id) } });
  expect((await again()).status).toBe(200);
  expect(await shop.knex('outbox').where({ id: row.id }).first()).toMatchObject({ parked_at: null, attempts: 1 });
  expect((await again()).code).toBe('not_found');
});

test.each([
  ['POST /payment/refundcases/{id}/close', { id: randomUUID() }],
  ['POST /payment/breaks/{id}/close', { id: '999999' }],
  ['POST /payment/parked/{id}/again', { id: '999999' }],
] as const)('%s is for managers and admins', async (key, params) => {
  const body = { note: 'hecho' };
  const seller = new Shopper(shop).signIn({ userId: randomUUID(), role: 'seller', clientId: null });
  expect((await seller.call(key, { params, body })).status).toBe(403);
  expect((await new Shopper(shop).call(key, { params, body })).status).toBe(401);
  const manager = new Shopper(shop).signIn({ userId: randomUUID(), role: 'manager', clientId: null });
  expect((await manager.call(key, { params, body })).code).toBe('not_found');
});
