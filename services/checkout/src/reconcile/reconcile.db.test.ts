import { randomUUID } from 'node:crypto';
import { products } from '../../testing/catalog';
import { addPayment, atBank, deposit, drain } from '../../testing/money';
import { misbehave } from '../../testing/outside';
import { openShop, type Shop } from '../../testing/shop';
import { register, Shopper } from '../../testing/shopper';
import { reconcile } from './reconcile';

let shop: Shop;
let seller: Shopper;
beforeAll(async () => {
  shop = await openShop();
  seller = new Shopper(shop).signIn({ userId: randomUUID(), role: 'seller', clientId: null });
});
afterEach(() => fetch(`${shop.sandbox.origin}/mercadopago/_control/faults`, { method: 'DELETE' }));
afterAll(() => shop.close());

const discrepancies = async (open = true) => {
  const { body } = await seller.call('GET /payment/breaks/{page}', { params: { page: '1' } });
  return body.data.filter((one) => (one.resolved === null) === open);
};
/** Everything is old enough to be compared. */
async function compare() {
  const { knex, checkout } = shop;
  await knex('payment').update({ updated_at: knex.raw("now() - interval '1 hour'"), compared_at: null });
  await knex('orders').update({ updated_at: knex.raw("now() - interval '30 minutes'") });
  await reconcile(checkout);
}
async function bought() {
  const who = await register(shop.knex);
  await deposit(shop, who.clientId, 40_000);
  const shopper = new Shopper(shop).signIn(who);
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id);
  const wallet = await addPayment(shopper, quotation.id, { type: 'ewallet', amount: 400 });
  const card = await shopper.pay(shop, quotation, 'APRO', { transaction_amount: 499.5 });
  await drain(shop);
  return {
    ...who,
    quotation,
    orderId: card.body.data.orderId ?? '',
    card: card.body.data.paymentId,
    wallet: wallet.body.data.paymentId,
  };
}

test('reports nothing where everything agrees', async () => {
  await bought();
  await compare();
  expect(await discrepancies()).toEqual([]);
});

test.each([
  [
    'order-paid',
    (one: { orderId: string }) => shop.knex('orders').where({ id: one.orderId }).update({ paid_cents: 1 }),
  ],
  [
    'order-total',
    (one: { orderId: string }) => shop.knex('order_line').where({ order_id: one.orderId }).update({ total_cents: 1 }),
  ],
  ['stock-sold', () => shop.knex('stock_sold').increment('sold', 1)],
  ['erp', (one: { orderId: string }) => shop.knex('erp_document').where({ order_id: one.orderId }).delete()],
  [
    'ledger',
    (one: { clientId: string; wallet: string }) =>
      shop.knex('ledger_entry').insert({
        client_id: one.clientId,
        kind: 'ewallet',
        amount_cents: 5,
        reason: 'adjustment',
        key: randomUUID(),
        payment_id: one.wallet,
      }),
  ],
])('%s: what does not agree is a row for staff', async (kind, spoil) => {
  await spoil(await bought());
  await compare();
  const found = await discrepancies();
  expect(found.map((one) => one.kind)).toContain(kind);
  expect(found.find((one) => one.kind === kind)?.sentence).toMatch(/^[A-ZÚL]/);
  // the next test begins in order
  await shop.knex('reconciliation_break').delete();
  await shop.knex.raw(
    `UPDATE stock_sold s SET sold = (SELECT coalesce(sum(quantity), 0) FROM reservation r WHERE r.stock_source_id = s.stock_source_id AND r.state = 'claimed')`,
  );
});

test('a discrepancy that is mended is marked as resolved, and opens again when it comes back', async () => {
  const { orderId } = await bought();
  const spoil = (paid_cents: number) => shop.knex('orders').where({ id: orderId }).update({ paid_cents });
  const mine = async (open: boolean) =>
    (await discrepancies(open)).filter((one) => one.subject === orderId && one.kind === 'order-paid');
  await spoil(1);
  await compare();
  expect(await mine(true)).toHaveLength(1);
  await spoil(89_950);
  await compare();
  expect([(await mine(true)).length, (await mine(false)).length]).toEqual([0, 1]);
  await spoil(1);
  await compare();
  expect([(await mine(true)).length, (await mine(false)).length]).toEqual([1, 0]);
  await spoil(89_950);
});

test('reports money that the provider gave back by itself', async () => {
  const { card } = await bought();
  const [row] = await shop.knex('payment').where({ id: card });
  await shop.checkout.mercadoPago.refund(row.provider_payment_id, 49_950, randomUUID());
  await compare();
  const [found] = (await discrepancies()).filter((one) => one.subject === card);
  expect(found).toMatchObject({
    kind: 'provider',
    detail: { ours: { status: 'approved' }, provider: { refunded: 499.5 } },
  });
});

test('money that came for a payment the store had given up is settled, not only told', async () => {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id);
  const { orderId, paymentId } = (await addPayment(shopper, quotation.id, { type: 'spei', amount: 899.5 })).body.data;
  const [payment] = await shop.knex('payment').where({ id: paymentId });
  const manager = new Shopper(shop).signIn({ userId: randomUUID(), role: 'manager', clientId: null });
  await manager.call('POST /payment/cancel/{a}/{b}', { params: { a: quotation.id, b: paymentId }, body: {} });
  await misbehave(shop, 'mercadopago', { silent: true });
  await atBank(shop, payment.provider_payment_id, 'deposit');
  await compare();
  expect((await shop.knex('orders').where({ id: orderId }).first()).status).toBe('pending-sap');
});

test('reports nothing while the provider does not answer', async () => {
  const { card } = await bought();
  await misbehave(shop, 'mercadopago', { failNext: 100 });
  await compare();
  expect((await discrepancies()).filter((one) => one.subject === card)).toEqual([]);
});

test('discrepancies and refund cases are for staff alone', async () => {
  const anybody = new Shopper(shop);
  for (const key of ['GET /payment/breaks/{page}', 'GET /payment/refundcases/{page}'] as const)
    expect((await anybody.call(key, { params: { page: '1' } })).status).toBe(401);
});
