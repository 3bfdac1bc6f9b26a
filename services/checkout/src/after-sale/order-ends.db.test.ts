import { randomUUID } from 'node:crypto';
import { storeDay } from '@actual/contracts/store-day';
import { products } from '../../testing/catalog';
import { drain } from '../../testing/money';
import { erpOrders, mailsTo } from '../../testing/outside';
import { somebody } from '../../testing/people';
import { openShop, type Shop } from '../../testing/shop';
import { register, Shopper } from '../../testing/shopper';
import { ownDiscrepancies } from '../reconcile/own-discrepancies';

let shop: Shop;
let manager: Shopper;
beforeAll(async () => {
  shop = await openShop();
  await shop.knex('stock_source').where({ item_code: 'ST1', warehouse_code: 'CUN' }).update({ received: 100 });
  manager = await somebody(shop, 'manager');
});
afterAll(() => shop.close());

const keyed = () => ({ 'idempotency-key': randomUUID() });
const cents = (pesos: number): number => Math.round(pesos * 100);
const later = (days: number) => storeDay(new Date(Date.now() + days * 86_400_000));

/** A client's order of a sofa that came today, and of two lamps that come in three weeks. */
async function bought() {
  const who = await register(shop.knex);
  const shopper = new Shopper(shop).signIn(who);
  const quotation = await shopper.quote(products.sofa);
  const params = { id: quotation.id };
  await shopper.call('POST /quotation/adddetail/{id}', { params, body: { productId: products.lamp, quantity: 2 } });
  await shopper.giveAddress(quotation.id);
  const { totalPg1 } = (await shopper.call('POST /quotation/findbyid/{id}', { params })).body;
  const { data } = (await shopper.pay(shop, { ...quotation, totalPg1 })).body;
  const id = String(data.orderId);
  const [sofa, lamps] = await shop.knex('order_line').where({ order_id: id }).orderBy('position');
  await shop.knex('order_line').where({ id: sofa.id }).update({ ship_date: storeDay() });
  await shop
    .knex('order_line')
    .where({ id: lamps.id })
    .update({ ship_date: later(20) });
  await drain(shop);
  const price = { sofa: sofa.total_cents / 100, lamps: lamps.total_cents / 100 };
  const email = `${who.clientId}@example.com`;
  return { id, shopper, email, paymentId: data.paymentId, sofa: String(sofa.id), lamps: String(lamps.id), price };
}
type Bought = Awaited<ReturnType<typeof bought>>;

interface Returned {
  line: string;
  quantity: number;
  amount: number;
  kind?: 'return' | 'change';
}
/** Pieces of it come back, and staff give back their price, or keep it for what the buyer takes instead. */
async function returned({ id, shopper }: Bought, { line, quantity, amount, kind = 'return' }: Returned) {
  const reason = kind === 'return' ? 'changed-mind' : 'other-color';
  const asked = { kind, reason, text: 'Ya no la quiero en casa.', pieces: [{ line, quantity }] };
  const made = await shopper.call('POST /order/{id}/requests', { params: { id }, body: asked, headers: keyed() });
  const step = (from: string, name: string, more: object = {}) =>
    manager.call('POST /servicerequest/{id}/step', {
      params: { id: made.body.id },
      body: { from, step: name, ...more },
      headers: keyed(),
    });
  await step('reported', 'accept');
  await step('accepted', 'receive');
  await step('received', 'inspect');
  const resolution = kind === 'return' ? 'refund' : 'exchange';
  return step('inspected', 'resolve', { resolution, amount, note: 'Completa y sin uso' });
}
const returnSofa = (order: Bought, kind: 'return' | 'change' = 'return') =>
  returned(order, { line: order.sofa, quantity: 1, amount: order.price.sofa, kind });
const giveBack = ({ id, paymentId }: Bought, amount: number) =>
  manager.call('POST /payment/refund/{a}/{b}', {
    params: { a: id, b: paymentId },
    body: { amount, reason: 'Lo acordamos con el cliente' },
  });
async function cancelLamps({ id, shopper, lamps }: Bought) {
  const lines = [{ id: lamps, quantity: 2 }];
  const params = { id };
  const { total, returned } = (await shopper.call('POST /order/{id}/cancellation/preview', { params, body: { lines } }))
    .body;
  return shopper.call('POST /order/{id}/cancellation', { params, body: { lines, total, returned }, headers: keyed() });
}

const claimed = async (line: string) =>
  Number((await shop.knex('reservation').where({ line_id: line, state: 'claimed' }).sum('quantity').first())?.sum ?? 0);
const broken = async () => {
  const kinds = ['order-paid', 'order-total', 'ledger', 'exchange', 'order-unpaid', 'stock-sold', 'stock-oversold'];
  const rows = await Promise.all(kinds.map((kind) => shop.knex.raw(ownDiscrepancies[kind]?.sql ?? '')));
  return rows.flatMap((one) => one.rows);
};

/** The order ended: the piece that came stays sold and in the ERP, what was still to come is gone everywhere. */
async function expectEnded({ id, email, sofa, lamps, price }: Bought) {
  await drain(shop);
  expect(await shop.knex('orders').where({ id }).first()).toMatchObject({
    status: 'canceled',
    paid_cents: 0,
    returned_cents: 0,
    total_cents: cents(price.sofa),
  });
  expect([await claimed(sofa), await claimed(lamps)]).toEqual([1, 0]);
  expect(await erpOrders(shop, id)).toMatchObject([{ Cancelled: 'tNO', DocTotal: price.sofa }]);
  expect(await shop.knex('order_cancellation').where({ order_id: id })).toMatchObject([{ lines: [{ quantity: 2 }] }]);
  const subjects = (await mailsTo(shop, email)).map(({ subject }) => subject);
  expect(subjects.filter((one) => one.includes('cancelamos'))).toHaveLength(1);
  expect(await broken()).toEqual([]);
}

test.each(['return', 'change'] as const)(
  'money went back by choice, then all else for what came by a %s: what was still to come is canceled with the order',
  async (kind) => {
    const order = await bought();
    expect((await giveBack(order, order.price.lamps)).status).toBe(200);
    expect((await returnSofa(order, kind)).status).toBe(200);
    await expectEnded(order);
  },
);

test('what came was returned, then the rest is canceled: its whole price goes back, and the order ends', async () => {
  const order = await bought();
  expect((await returnSofa(order)).status).toBe(200);
  expect((await cancelLamps(order)).body).toMatchObject({ status: 'canceled', returned: order.price.lamps });
  await expectEnded(order);
  const payment = await shop.knex('payment').where({ id: order.paymentId }).first();
  expect(payment).toMatchObject({ status: 'refunded', refunded_cents: payment.amount_cents });
});

test('what came was changed for others, then the rest is canceled: its whole price goes back, and the order ends', async () => {
  const order = await bought();
  expect((await returnSofa(order, 'change')).status).toBe(200);
  expect((await cancelLamps(order)).body).toMatchObject({ status: 'canceled', returned: order.price.lamps });
  await expectEnded(order);
});

test('of money given back by choice each piece bears its share, beside what a return of others gave back', async () => {
  const order = await bought();
  const { sofa, lamps } = order.price;
  await giveBack(order, 300);
  const share = Math.round((cents(300) * lamps) / (sofa + lamps));
  const made = await report(order);
  for (const body of [
    { from: 'reported', step: 'accept' },
    { from: 'accepted', step: 'resolve', resolution: 'refund', amount: 1_000, note: 'Se queda con el golpe' },
  ])
    await manager.call('POST /servicerequest/{id}/step', { params: { id: made.body.id }, body, headers: keyed() });
  const canceled = (await cancelLamps(order)).body;
  expect(canceled.status).not.toBe('canceled');
  expect(Math.abs(cents(canceled.returned) - (cents(lamps) - share))).toBeLessThanOrEqual(1);
  expect(await broken()).toEqual([]);
});

test('while pieces are on a van nothing ends their order: the refund of all else waits for them', async () => {
  const order = await bought();
  await giveBack(order, order.price.lamps);
  const day = later(20);
  await manager.call('POST /order/{id}/deliverystate', {
    params: { id: order.id },
    body: { day, from: 'preparing', to: 'on-the-way' },
    headers: keyed(),
  });
  expect((await returnSofa(order)).code).toBe('already_left');
  expect(await shop.knex('orders').where({ id: order.id }).first()).toMatchObject({ status: 'completed' });
});

const cancelOrder = ({ id }: Bought, inWarehouse?: string[]) =>
  manager.call('POST /order/{id}/cancel', { params: { id }, body: { reason: 'Se arrepintió', inWarehouse } });

test('an order whose day came and of which nothing is noted is canceled only once staff say that its pieces are in the warehouse', async () => {
  const order = await bought();
  const { sofa, lamps, id, paymentId } = order;
  const asked = await cancelOrder(order);
  expect([asked.code, asked.details]).toEqual(['delivery_unknown', { lines: [sofa] }]);
  expect((await cancelOrder(order, [lamps])).code).toBe('delivery_unknown');
  const payment = { params: { a: id, b: paymentId }, body: {} };
  expect((await manager.call('POST /payment/cancel/{a}/{b}', payment)).code).toBe('delivery_unknown');
  expect([await claimed(sofa), await claimed(lamps)]).toEqual([1, 2]);
  expect(await shop.knex('payment').where({ id: paymentId }).first()).toMatchObject({ refunded_cents: 0 });
  expect((await cancelOrder(order, [sofa])).body).toEqual({ status: 'canceled' });
  expect([await claimed(sofa), await claimed(lamps)]).toEqual([0, 0]);
  expect(await broken()).toEqual([]);
});

const damage = (line: string) => ({
  kind: 'damage',
  reason: 'blow',
  text: 'Llegó con un golpe.',
  pieces: [{ line, quantity: 1 }],
});
const report = ({ id, shopper, sofa }: Bought) =>
  shopper.call('POST /order/{id}/requests', { params: { id }, body: damage(sofa), headers: keyed() });

test('pieces that a service request is about came, whatever is noted: with a replacement or without, their order is not canceled, and frees nothing', async () => {
  const order = await bought();
  const { sofa, lamps, id } = order;
  const request = { id: (await report(order)).body.id };
  expect((await cancelOrder(order, [sofa])).code).toBe('already_left');
  const step = (body: object) =>
    manager.call('POST /servicerequest/{id}/step', { params: request, body, headers: keyed() });
  await step({ from: 'reported', step: 'accept' });
  const [day] = (await manager.call('GET /servicerequest/{id}', { params: request })).body.shippingDays.replacement;
  const replace = { from: 'accepted', step: 'resolve', resolution: 'replacement', note: 'Sale otra pieza', day };
  expect((await step(replace)).status).toBe(200);
  expect((await cancelOrder(order, [sofa])).code).toBe('already_left');
  const shipment = await shop.knex('request_shipment').where({ order_id: id }).first();
  expect(await Promise.all([sofa, lamps, shipment.id].map(claimed))).toEqual([1, 2, 1]);
  expect(await broken()).toEqual([]);
});

test.each([1, 2, 3])(
  'a piece is reported and its order canceled at once: one of the two happens, and a canceled order keeps nothing (%i)',
  async () => {
    const order = await bought();
    const { sofa, lamps } = order;
    const [reported, canceled] = await Promise.all([report(order), cancelOrder(order, [sofa])]);
    expect([reported.status, canceled.status].sort()).toEqual([200, 409]);
    expect(await Promise.all([sofa, lamps].map(claimed))).toEqual(canceled.status === 200 ? [0, 0] : [1, 2]);
    expect(await broken()).toEqual([]);
  },
);

test('an order ends whose replacement had its day with nothing noted: it counts as come, and is not sold again', async () => {
  const order = await bought();
  const request = { id: (await report(order)).body.id };
  const step = (body: object) =>
    manager.call('POST /servicerequest/{id}/step', { params: request, body, headers: keyed() });
  await step({ from: 'reported', step: 'accept' });
  const [day] = (await manager.call('GET /servicerequest/{id}', { params: request })).body.shippingDays.replacement;
  await step({ from: 'accepted', step: 'resolve', resolution: 'replacement', note: 'Sale otra pieza', day });
  await shop.knex('request_shipment').where({ order_id: order.id }).update({ day: storeDay() });
  await shop.knex('order_line').where({ id: order.lamps }).update({ ship_date: storeDay() });
  await giveBack(order, order.price.sofa);
  expect((await returned(order, { line: order.lamps, quantity: 2, amount: order.price.lamps })).status).toBe(200);
  expect(await shop.knex('orders').where({ id: order.id }).first()).toMatchObject({ status: 'canceled' });
  const shipment = await shop.knex('request_shipment').where({ order_id: order.id }).first();
  expect(await Promise.all([order.sofa, order.lamps, shipment.id].map(claimed))).toEqual([1, 2, 1]);
  expect(await broken()).toEqual([]);
});
