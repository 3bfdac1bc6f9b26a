import { linkKey } from '@actual/kit/signed-link';
import { products } from '../../../testing/catalog';
import { brokenBooks, inspectedChange, settleAll } from '../../../testing/exchange';
import { addPayment, drain } from '../../../testing/money';
import { mailsTo } from '../../../testing/outside';
import { people, somebody } from '../../../testing/people';
import { openShop, type Shop } from '../../../testing/shop';
import { register, Shopper } from '../../../testing/shopper';
import { remindOfExchanges, settleExchanges } from './settle-exchanges';

let shop: Shop;
let manager: Shopper;
beforeAll(async () => {
  shop = await openShop();
  manager = await somebody(shop, 'manager');
});
afterAll(() => shop.close());

const cents = (pesos: number): number => Math.round(pesos * 100);

/** A change of some pieces of an order that came today, decided: its value waits in a quotation. */
async function exchanged({ product = products.lamp as string, pieces = 1, wanted = 1, wayBack = 0 } = {}) {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(product, pieces);
  await shopper.giveAddress(quotation.id);
  const orderId = String((await shopper.pay(shop, quotation)).body.data.orderId);
  const { id, value, resolve } = await inspectedChange(shop, { shopper, manager, orderId }, { wanted, wayBack });
  const done = await resolve();
  expect(done.body.request).toMatchObject({ state: 'resolved', resolution: 'exchange' });
  const exchange = await shop.knex('exchange').where({ request_id: id }).first();
  expect(exchange).toMatchObject({ balance_cents: cents(value) });
  return { id, shopper, orderId, quotationId: quotation.id, made: String(exchange.quotation_id), value, resolve };
}
const add = (shopper: Shopper, id: string, productId: string, quantity = 1) =>
  shopper.call('POST /quotation/adddetail/{id}', { params: { id }, body: { productId, quantity } });
const use = (shopper: Shopper, id: string, amount: number) =>
  addPayment(shopper, id, { type: 'exchange-value', amount });
const balance = async (id: string): Promise<number> =>
  Number((await shop.knex('exchange').where({ request_id: id }).first('balance_cents'))?.balance_cents);
/** What the card of an order got back, at the provider. */
async function backAtCard(orderId: string): Promise<number> {
  const payment = await shop.knex('payment').where({ order_id: orderId, provider: 'mercadopago' }).first();
  const found = await shop.checkout.mercadoPago.getPayment(payment.provider_payment_id);
  return found.kind === 'payment' ? found.refundedCents : -1;
}
test('a piece of the same price needs no payment: its order is made at once, and no money moves', async () => {
  const { id, shopper, orderId, made, value } = await exchanged();
  expect((await add(shopper, made, products.lamp)).status).toBe(200);
  const { body } = await use(shopper, made, value);
  expect(body).toMatchObject({ status: 'approved', data: { remaining: 0, orderId: expect.any(String) } });
  await settleAll(shop);
  expect([await balance(id), await backAtCard(orderId)]).toEqual([0, 0]);
  const order = await shop.knex('orders').where({ quotation_id: made }).first();
  expect(order).toMatchObject({ payment_type: 'exchange-value', paid_cents: cents(value), total_cents: cents(value) });
  // all of the first order was changed: it ends
  expect(await shop.knex('orders').where({ id: orderId }).first()).toMatchObject({ status: 'canceled', paid_cents: 0 });
  expect(await brokenBooks(shop)).toEqual([]);
});

test('of a dearer piece the buyer pays the difference by card', async () => {
  const { id, shopper, orderId, made, value } = await exchanged({ wayBack: 150 });
  const quotation = (await add(shopper, made, products.sofa)).body;
  const options = await shopper.call('POST /quotation/{id}/paymentoptions', { params: { id: made } });
  expect(options.body.groups[0]?.methods).toContainEqual(
    expect.objectContaining({ type: 'exchange-value', name: 'Valor de lo devuelto', maximum: value, enabled: true }),
  );
  const rest = quotation.totalPg1 - value;
  expect((await use(shopper, made, value)).body).toMatchObject({ data: { orderId: null, remaining: rest } });
  const paid = await shopper.pay(shop, quotation, 'APRO', { transaction_amount: rest });
  const order = await shopper.order(paid.body.data.orderId ?? '');
  expect(order.Payments.map((one) => [one.type, one.ammount])).toEqual([
    ['exchange-value', value],
    ['credit-card', rest],
  ]);
  await settleAll(shop);
  expect([await balance(id), await backAtCard(orderId)]).toEqual([0, 0]);
  expect(await brokenBooks(shop)).toEqual([]);
});

test('of a cheaper piece the rest goes back by the card that paid the first one', async () => {
  const { id, shopper, orderId, made, value } = await exchanged({ product: products.sofa });
  const { totalPg1 } = (await add(shopper, made, products.lamp)).body;
  await use(shopper, made, totalPg1);
  await settleAll(shop);
  expect([await balance(id), await backAtCard(orderId)]).toEqual([0, cents(value - totalPg1)]);
  expect(await shop.knex('payment').where({ order_id: orderId }).first()).toMatchObject({
    status: 'approved',
    moved_cents: cents(totalPg1),
  });
  expect(await brokenBooks(shop)).toEqual([]);
});

test('one of several pieces is changed: the order goes on with the others', async () => {
  const { orderId, shopper, made, value } = await exchanged({ pieces: 3, wanted: 1 });
  await add(shopper, made, products.lamp);
  await use(shopper, made, value);
  await settleAll(shop);
  expect(await shop.knex('orders').where({ id: orderId }).first()).toMatchObject({
    status: 'completed',
    returned_cents: cents(value),
  });
  expect(await brokenBooks(shop)).toEqual([]);
});

test('returns the value to the first payment, once, when the buyer buys nothing', async () => {
  const { id, orderId, shopper, made, value } = await exchanged({ wayBack: 99.5 });
  await add(shopper, made, products.sofa);
  await use(shopper, made, value);
  await shopper.call('POST /payment/remove/{id}', { params: { id: made } });
  expect(await balance(id)).toBe(cents(value));
  await settleAll(shop);
  expect(await backAtCard(orderId)).toBe(0);
  await shop
    .knex('exchange')
    .where({ request_id: id })
    .update({ usable_until: shop.knex.raw("now() - interval '1 second'") });
  expect((await use(shopper, made, value)).code).toBe('insufficient_funds');
  await Promise.all([settleAll(shop), settleAll(shop)]);
  expect([await balance(id), await backAtCard(orderId)]).toEqual([0, cents(value)]);
  expect(await brokenBooks(shop)).toEqual([]);
});

test('a new order that is canceled before it leaves: its value goes back by the first payment', async () => {
  const { id, orderId, shopper, made, value } = await exchanged({ product: products.sofa });
  const { totalPg1 } = (await add(shopper, made, products.lamp)).body;
  const { body } = await use(shopper, made, totalPg1);
  await settleAll(shop);
  const params = { id: String(body.data.orderId) };
  expect((await manager.call('POST /order/{id}/cancel', { params, body: { reason: 'Ya no' } })).status).toBe(200);
  await settleAll(shop);
  expect([await balance(id), await backAtCard(orderId)]).toEqual([0, cents(value)]);
  expect(await shop.knex('payment').where({ order_id: orderId }).first()).toMatchObject({
    status: 'refunded',
    moved_cents: 0,
  });
  expect(await brokenBooks(shop)).toEqual([]);
});

test('when the new piece is changed again, the value goes back through both exchanges', async () => {
  const first = await exchanged({ product: products.sofa });
  await add(first.shopper, first.made, products.sofa);
  const { body } = await use(first.shopper, first.made, first.value);
  const orderId = String(body.data.orderId);
  const { id, resolve } = await inspectedChange(shop, { shopper: first.shopper, manager, orderId });
  await resolve();
  const second = await shop.knex('exchange').where({ request_id: id }).first();
  const { totalPg1 } = (await add(first.shopper, second.quotation_id, products.lamp)).body;
  await use(first.shopper, second.quotation_id, totalPg1);
  await settleAll(shop);
  expect(await backAtCard(first.orderId)).toBe(cents(first.value - totalPg1));
  expect([await balance(first.id), await balance(id)]).toEqual([0, 0]);
  expect(await brokenBooks(shop)).toEqual([]);
});

test('two tabs that use the value at once spend it once, and a decision is made once', async () => {
  const { id, shopper, made, value, resolve } = await exchanged();
  expect((await resolve()).code).toBe('request_changed');
  await add(shopper, made, products.sofa);
  const both = await Promise.all([use(shopper, made, value), use(shopper, made, value)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await balance(id)).toBe(0);
  expect(await brokenBooks(shop)).toEqual([]);
});

test('a buyer is reminded once by mail when three days are left, and not of a value that is spent', async () => {
  const [waits, spent] = [await exchanged(), await exchanged()];
  await add(spent.shopper, spent.made, products.lamp);
  await use(spent.shopper, spent.made, spent.value);
  await remindOfExchanges(shop.checkout);
  const reminders = () => shop.knex('outbox').where({ kind: 'exchange-ending' }).pluck('key');
  expect(await reminders()).toEqual([]);
  await shop.knex('exchange').update({ usable_until: shop.knex.raw("now() + interval '70 hours'") });
  await remindOfExchanges(shop.checkout);
  await remindOfExchanges(shop.checkout);
  expect(await reminders()).toEqual([waits.id]);
  await drain(shop);
  const { email } = (await waits.shopper.order(waits.orderId)).Address;
  const mails = (await mailsTo(shop, email)).filter(({ subject }) => /todavía no eliges tu cambio$/.test(subject));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('$899.50 MXN');
});

test('paid in one tab while another tab asks for the money back, and settled by two workers, the value is used once', async () => {
  for (let run = 0; run < 4; run += 1) {
    const { id, orderId, shopper, made, value } = await exchanged();
    await add(shopper, made, products.lamp);
    const money = () =>
      shopper.call('POST /servicerequest/{id}/exchange', { params: { id }, body: { resolution: 'refund' } });
    const [used, chosen] = await Promise.all([use(shopper, made, value), money()]);
    await Promise.all([settleAll(shop), settleAll(shop)]);
    expect([used.status, chosen.status]).toEqual(used.status === 200 ? [200, expect.any(Number)] : [409, 200]);
    expect([await balance(id), await backAtCard(orderId)]).toEqual([0, used.status === 200 ? 0 : cents(value)]);
  }
  expect(await brokenBooks(shop)).toEqual([]);
});

test('a process that dies between settling and its commit leaves the value whole for the next', async () => {
  const { id, orderId, shopper, value } = await exchanged();
  await shopper.call('POST /servicerequest/{id}/exchange', { params: { id }, body: { resolution: 'refund' } });
  const dying = {
    ...shop.checkout,
    db: new Proxy(shop.checkout.db, {
      get: (db, name) =>
        name === 'transaction'
          ? (work: (trx: unknown) => Promise<unknown>) =>
              db.transaction(async (trx) => {
                await work(trx);
                throw new Error('died');
              })
          : Reflect.get(db, name),
    }),
  };
  await expect(settleExchanges(dying)).rejects.toThrow('died');
  expect(await balance(id)).toBe(cents(value));
  await settleAll(shop);
  expect([await balance(id), await backAtCard(orderId)]).toEqual([0, cents(value)]);
  expect(await brokenBooks(shop)).toEqual([]);
});

test('refuses the value of an exchange to strangers, sellers, and another client who is given its quotation', async () => {
  const { id, made } = await exchanged();
  const [thief, seller] = [new Shopper(shop), await somebody(shop, 'seller')];
  expect((await add(thief, made, products.lamp)).status).toBe(404);
  expect((await use(seller, made, 1)).code).toBe('forbidden');
  const { clientId } = await register(shop.knex);
  const given = await manager.call('PUT /quotation/{id}/client', { params: { id: made }, body: { Client: clientId } });
  expect([given.code, await balance(id)]).toEqual(['quotation_part_paid', cents(899.5)]);
});

test('a reader of a guest’s order mail takes the value in its quotation; money instead is chosen once', async () => {
  const { id, orderId, made, value, shopper } = await exchanged();
  const reader = new Shopper(shop);
  const take = (who: Shopper, resolution: string) =>
    who.call('POST /servicerequest/{id}/exchange', { params: { id }, body: { resolution } });
  expect((await take(reader, 'exchange')).status).toBe(404);
  await reader.follow(
    `/order/${orderId}/open?llave=${encodeURIComponent(linkKey(shop.checkout.settings.linkSecret, 'order', orderId))}`,
  );
  const taken = await take(reader, 'exchange');
  expect(taken.body.exchange).toMatchObject({ quotation: made, value, spent: 0, open: true, order: null });
  expect((await add(reader, made, products.lamp)).status).toBe(200);
  expect((await take(shopper, 'refund')).body.exchange).toMatchObject({ open: false });
  expect((await take(reader, 'refund')).status).toBe(200);
  expect((await take(reader, 'exchange')).code).toBe('request_changed');
  expect((await use(reader, made, value)).code).toBe('insufficient_funds');
  await settleAll(shop);
  expect([await balance(id), await backAtCard(orderId)]).toEqual([0, cents(value)]);
  expect(await brokenBooks(shop)).toEqual([]);
});

test.each(people)('refuses the value of somebody else’s exchange: %s', async (who) => {
  const { id } = await exchanged();
  const me = await somebody(shop, who);
  const { status } = await me.call('POST /servicerequest/{id}/exchange', {
    params: { id },
    body: { resolution: 'exchange' },
  });
  expect(status).toBe(['seller', 'manager', 'admin'].includes(who) ? 200 : 404);
});
