import { randomUUID } from 'node:crypto';
import { sellerRefundPesos } from '@actual/contracts/facts/delivery/after-sale';
import { storeDay } from '@actual/contracts/store-day';
import { signManagerGrant } from '@actual/kit';
import { products } from '../../testing/catalog';
import { drain } from '../../testing/money';
import { mailsTo } from '../../testing/outside';
import { people, somebody } from '../../testing/people';
import { openShop, type Shop } from '../../testing/shop';
import { Shopper } from '../../testing/shopper';
import { ownDiscrepancies } from '../reconcile/own-discrepancies';
import { partsOf } from './give-back';

let shop: Shop;
let seller: Shopper;
let manager: Shopper;
beforeAll(async () => {
  shop = await openShop();
  [seller, manager] = await Promise.all([somebody(shop, 'seller'), somebody(shop, 'manager')]);
});
afterAll(() => shop.close());

const email = 'lucia.escritorio@example.com';

/** A request about some of the pieces of an order that came today. */
async function asked(change: object = {}, { product = products.lamp as string, pieces = 2, wanted = 1 } = {}) {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(product, pieces);
  await shopper.giveAddress(quotation.id, { email });
  const orderId = String((await shopper.pay(shop, quotation)).body.data.orderId);
  await shop.knex('order_line').where({ order_id: orderId }).update({ ship_date: storeDay() });
  const [{ id: line }] = await shop.knex('order_line').where({ order_id: orderId });
  const { body } = await shopper.call('POST /order/{id}/requests', {
    params: { id: orderId },
    body: {
      kind: 'return',
      reason: 'changed-mind',
      text: 'Ya no la necesito en casa.',
      pieces: [{ line, quantity: wanted }],
      ...change,
    },
  });
  return { id: body.id, folio: body.folio, orderId, quotationId: quotation.id, shopper, amount: body.amount };
}
const look = async (id: string, who = seller) => (await who.call('GET /servicerequest/{id}', { params: { id } })).body;
const take = (who: Shopper, id: string, from: string, step: string, more: object = {}, headers: object = {}) =>
  who.call('POST /servicerequest/{id}/step', { params: { id }, body: { from, step, ...more }, headers });
/** Through the warehouse, up to the last decision. */
async function inspected(id: string, accept: object = {}) {
  await take(seller, id, 'reported', 'accept', accept);
  const [day] = (await look(id)).days;
  await take(seller, id, 'accepted', 'schedule', { day });
  await take(seller, id, 'scheduled', 'receive');
  return (await take(seller, id, 'received', 'inspect')).body;
}
const resolve = (who: Shopper, id: string, amount: number, more: object = {}, headers: object = {}) =>
  take(who, id, 'inspected', 'resolve', { resolution: 'refund', amount, note: 'Completa y sin uso', ...more }, headers);
const broken = async () => {
  const rows = await Promise.all(
    ['order-paid', 'ledger', 'order-unpaid'].map((kind) => shop.knex.raw(ownDiscrepancies[kind]?.sql ?? '')),
  );
  return rows.flatMap((one) => one.rows);
};

test('a return goes from acceptance to refund: each step is mailed, and the money goes back by the card, less the way back', async () => {
  const { id, folio, orderId, amount } = await asked();
  const ready = await inspected(id, { wayBack: 150, note: 'Pasamos por ella.' });
  expect(ready).toMatchObject({ mostRefund: amount - 150, resolutions: ['refund'], steps: ['refuse', 'resolve'] });
  expect(ready.request.refundBy).toMatch(/^\d{4}-/);
  expect((await resolve(manager, id, amount)).code).toBe('payment_amount_invalid');
  const done = await resolve(manager, id, amount - 150);
  expect(done.body.request).toMatchObject({ state: 'resolved', resolution: 'refund', refunded: amount - 150 });
  expect(done.body.steps).toEqual([]);
  await drain(shop);
  const payment = await shop.knex('payment').where({ order_id: orderId }).first();
  expect(payment).toMatchObject({ status: 'approved', refunded_cents: Math.round((amount - 150) * 100) });
  expect(await shop.checkout.mercadoPago.getPayment(payment.provider_payment_id)).toMatchObject({
    refundedCents: payment.refunded_cents,
  });
  const subjects = (await mailsTo(shop, email)).map(({ subject }) => subject).filter((one) => one.includes(folio));
  expect(subjects.map((one) => one.split(': ')[1])).toEqual(
    expect.arrayContaining(['la recibimos', 'procede', 'día de visita', 'tus piezas llegaron', 'resuelta']),
  );
  expect(await broken()).toEqual([]);
});

test('refunding everything paid for an order ends it; only a manager can, and no centavo is lost', async () => {
  const { id, orderId, amount } = await asked({}, { pieces: 1 });
  await inspected(id);
  expect((await resolve(seller, id, amount)).code).toBe('forbidden');
  const sold = () => shop.knex('stock_sold').sum('sold').first();
  const before = await sold();
  expect((await resolve(manager, id, amount)).status).toBe(200);
  await drain(shop);
  // returned pieces may be damaged, so they do not go on sale again by themselves
  expect(await sold()).toEqual(before);
  expect(await shop.knex('orders').where({ id: orderId }).first()).toMatchObject({ status: 'canceled', paid_cents: 0 });
  const [payment] = await shop.knex('payment').where({ order_id: orderId });
  expect(payment.refunded_cents).toBe(payment.amount_cents);
  expect(await broken()).toEqual([]);
});

/** A manager's word for an amount of a quotation as it is now. */
async function grantFor(quotation: string, refund: number | null = sellerRefundPesos + 1): Promise<string> {
  const { version = 1 } = (await shop.knex('quotation').where({ id: quotation }).first('version')) ?? {};
  return signManagerGrant(shop.app, {
    manager: randomUUID(),
    quotation,
    version,
    total: 1,
    refund: refund ?? undefined,
  });
}

test('a seller refunds small amounts; a larger one needs a manager’s password for this order and amount', async () => {
  const { id, quotationId } = await asked({ kind: 'damage', reason: 'blow' }, { product: products.sofa, pieces: 1 });
  await take(seller, id, 'reported', 'accept');
  const give = (amount: number, more: object = {}) =>
    take(seller, id, 'accepted', 'resolve', { resolution: 'refund', amount, note: 'Se queda con el rayón', ...more });
  expect((await give(sellerRefundPesos + 1)).code).toBe('forbidden');
  expect((await give(sellerRefundPesos + 1, { authorization: await grantFor(randomUUID()) })).code).toBe('forbidden');
  for (const other of [sellerRefundPesos + 2, null]) {
    const authorization = await grantFor(quotationId, other);
    expect((await give(sellerRefundPesos + 1, { authorization })).code).toBe('forbidden');
  }
  expect((await give(sellerRefundPesos + 1, { authorization: await grantFor(quotationId) })).status).toBe(200);
  const [{ detail }] = await shop.knex('service_request_event').where({ request_id: id, kind: 'resolved' });
  expect(detail).toMatchObject({ resolution: 'refund', authorizedBy: expect.any(String) });
  const other = await asked({ kind: 'damage', reason: 'blow' }, { product: products.sofa, pieces: 1 });
  await take(seller, other.id, 'reported', 'accept');
  const small = { resolution: 'refund', amount: sellerRefundPesos, note: 'Se queda con el rayón' };
  expect((await take(seller, other.id, 'accepted', 'resolve', small)).status).toBe(200);
});

test('what sellers give back by several requests of an order is counted together', async () => {
  const one = await asked({ kind: 'damage', reason: 'blow' }, { product: products.sofa });
  const [{ id: line }] = await shop.knex('order_line').where({ order_id: one.orderId });
  const pieces = [{ line, quantity: 1 }];
  const blow = { kind: 'damage', reason: 'blow', text: 'Esta también tiene un golpe.', pieces };
  const other = await one.shopper.call('POST /order/{id}/requests', { params: { id: one.orderId }, body: blow });
  const give = async (id: string, amount: number) => {
    await take(seller, id, 'reported', 'accept');
    return take(seller, id, 'accepted', 'resolve', { resolution: 'refund', amount, note: 'Se queda con el rayón' });
  };
  expect((await give(one.id, sellerRefundPesos - 500)).status).toBe(200);
  expect((await give(other.body.id, 500.01)).code).toBe('forbidden');
  const desk = await seller.call('GET /servicerequest/{id}', { params: { id: other.body.id } });
  expect(desk.body.mostBySeller).toBe(500);
  expect((await give(other.body.id, 500)).status).toBe(200);
});

test('a manager’s password gives back once: the next request of the order needs another', async () => {
  const one = await asked({ kind: 'damage', reason: 'blow' }, { product: products.sofa });
  const [{ id: line }] = await shop.knex('order_line').where({ order_id: one.orderId });
  const blow = {
    kind: 'damage',
    reason: 'blow',
    text: 'Esta también tiene un golpe.',
    pieces: [{ line, quantity: 1 }],
  };
  const other = await one.shopper.call('POST /order/{id}/requests', { params: { id: one.orderId }, body: blow });
  for (const id of [one.id, other.body.id]) await take(seller, id, 'reported', 'accept');
  const authorization = await grantFor(one.quotationId);
  const give = (id: string) =>
    take(seller, id, 'accepted', 'resolve', {
      resolution: 'refund',
      amount: sellerRefundPesos + 1,
      note: 'Se queda con el rayón',
      authorization,
    });
  expect((await give(one.id)).status).toBe(200);
  expect((await give(other.body.id)).code).toBe('quotation_changed');
});

test('when two people decide at once one succeeds and money goes back once; the same key is one step', async () => {
  const { id, orderId, amount } = await asked();
  await inspected(id);
  const both = await Promise.all([resolve(manager, id, amount), resolve(manager, id, amount)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const payment = await shop.knex('payment').where({ order_id: orderId }).first();
  expect(payment.refunded_cents).toBe(Math.round(amount * 100));
  const other = await asked();
  const headers = { 'idempotency-key': randomUUID() };
  const twice = [
    await take(seller, other.id, 'reported', 'accept', {}, headers),
    await take(seller, other.id, 'reported', 'accept', {}, headers),
  ];
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await shop.knex('service_request_event').where({ request_id: other.id, kind: 'accepted' })).toHaveLength(1);
});

test.each([
  ['a refusal without a reason', 'reported', 'refuse', {}, 'invalid_input'],
  ['a step of another state', 'accepted', 'accept', {}, 'request_changed'],
  ['a step that cannot be taken', 'reported', 'inspect', {}, 'request_changed'],
  ['a day with an acceptance', 'reported', 'accept', { day: '2026-12-24' }, 'invalid_input'],
] as const)('%s is refused', async (_what, from, step, more, code) => {
  const { id } = await asked();
  expect((await take(seller, id, from, step, more)).code).toBe(code);
  expect((await look(id)).request.state).toBe('reported');
});

test('the buyer is not charged for costs of the store, and a visit needs a day on offer', async () => {
  const { id } = await asked({ kind: 'damage', reason: 'missing' });
  expect((await take(seller, id, 'reported', 'accept', { wayBack: 100 })).code).toBe('invalid_input');
  await take(seller, id, 'reported', 'accept');
  expect((await take(seller, id, 'accepted', 'schedule', { day: '2020-01-01' })).code).toBe(
    'delivery_date_unavailable',
  );
  const part = { resolution: 'part', note: 'Se envía la pata' };
  expect((await take(seller, id, 'accepted', 'resolve', part)).code).toBe('invalid_input');
  const [day] = (await look(id)).shippingDays.part;
  const sent = { ...part, day };
  expect((await take(seller, id, 'accepted', 'resolve', { ...sent, amount: 5 })).code).toBe('invalid_input');
  expect((await take(seller, id, 'accepted', 'resolve', sent)).body.request).toMatchObject({ resolution: 'part' });
});

test('the queue begins with what is due first; what ended is in its own list', async () => {
  const [late, next] = [await asked(), await asked()];
  await shop
    .knex('service_request')
    .where({ id: late.id })
    .update({ due_at: new Date(Date.now() - 3_600_000) });
  const list = (state: string) =>
    seller.call('GET /servicerequests/{page}', { params: { page: '1' }, query: { state } });
  const { body } = await list('open');
  expect(body.data[0]).toMatchObject({ id: late.id, waits: true, pieces: 1, shopper: expect.any(String) });
  expect(body.data.map(({ id }) => id)).toContain(next.id);
  await take(seller, next.id, 'reported', 'refuse', { note: 'Se usó ya' });
  expect((await list('open')).body.data.map(({ id }) => id)).not.toContain(next.id);
  // the refusal was the answer
  expect((await list('ended')).body.data[0]).toMatchObject({ id: next.id, state: 'refused', due: null, waits: false });
});

test('parts of several payments make up the amount, and each keeps a centavo', () => {
  const rests = [
    { id: 'a', restCents: 100 },
    { id: 'b', restCents: 100 },
  ];
  expect(partsOf(rests, 60)).toEqual([{ id: 'a', cents: 60 }]);
  expect(partsOf(rests, 150)).toEqual([
    { id: 'a', cents: 99 },
    { id: 'b', cents: 51 },
  ]);
  expect(partsOf(rests, 199)).toBeNull();
});

test.each(people)('%s: only staff see the queue and decide', async (who) => {
  const { id } = await asked();
  const me = await somebody(shop, who);
  const calls = [
    await me.call('GET /servicerequests/{page}', { params: { page: '1' } }),
    await me.call('GET /servicerequest/{id}', { params: { id } }),
    await take(me, id, 'reported', 'accept'),
  ];
  const status = who === 'anonymous' ? 401 : ['seller', 'manager', 'admin'].includes(who) ? 200 : 403;
  expect(calls.map((one) => one.status)).toEqual([status, status, status]);
});
