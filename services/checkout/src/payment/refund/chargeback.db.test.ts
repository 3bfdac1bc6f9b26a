import { products } from '../../../testing/catalog';
import { drain, workInbox } from '../../../testing/money';
import { erpOrders, until } from '../../../testing/outside';
import { somebody } from '../../../testing/people';
import { openShop, type Shop } from '../../../testing/shop';
import { Shopper } from '../../../testing/shopper';
import { ownDiscrepancies } from '../../reconcile/own-discrepancies';
import { reconcile } from '../../reconcile/reconcile';

let shop: Shop;
let manager: Shopper;
beforeAll(async () => {
  shop = await openShop();
  manager = await somebody(shop, 'manager');
});
afterAll(() => shop.close());

async function bought() {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.lamp, 1);
  await shopper.giveAddress(quotation.id);
  const { data } = (await shopper.pay(shop, quotation)).body;
  await drain(shop);
  return { id: String(data.orderId), paymentId: data.paymentId, total: Math.round(quotation.totalPg1 * 100) };
}
type Word = 'dispute' | 'lose' | 'win';
/** The card's holder disputes a payment, and their bank decides; the store hears of each. */
async function chargeBack(paymentId: string, ...words: Word[]) {
  const { provider_payment_id: id } = await shop.knex('payment').where({ id: paymentId }).first();
  const events = async () => {
    const [row] = await shop.knex('webhook_event').where({ provider_payment_id: id }).count('id as heard');
    return Number(row?.heard);
  };
  for (const word of words) {
    const before = await events();
    const url = `${shop.sandbox.origin}/mercadopago/console/payments/${id}/${word}`;
    expect((await fetch(url, { method: 'POST', redirect: 'manual' })).status).toBe(303);
    await until(async () => (await events()) > before);
    await workInbox(shop);
  }
}
const refund = (a: string, b: string, amount: number) =>
  manager.call('POST /payment/refund/{a}/{b}', { params: { a, b }, body: { amount, reason: 'Rayón en la pata' } });
const cancel = (id: string) =>
  manager.call('POST /order/{id}/cancel', { params: { id }, body: { reason: 'El banco se llevó el dinero' } });
const orderRow = (id: string) => shop.knex('orders').where({ id }).first();
const told = async (kind: string, id: string) => {
  await shop
    .knex('orders')
    .where({ id })
    .update({ updated_at: shop.knex.raw("updated_at - interval '5 minutes'") });
  const { rows } = await shop.knex.raw<{ rows: { subject: string }[] }>(ownDiscrepancies[kind]?.sql ?? '');
  return rows.filter(({ subject }) => subject === id).length;
};

test('an order whose money the bank took back owes it, staff have a case, and they can cancel it', async () => {
  const { id, paymentId, total } = await bought();
  expect(await told('order-unpaid', id)).toBe(0);
  await chargeBack(paymentId, 'dispute', 'lose');
  await workInbox(shop);
  expect(await shop.knex('payment').where({ id: paymentId }).first()).toMatchObject({
    status: 'refunded',
    refunded_cents: total,
  });
  expect(await orderRow(id)).toMatchObject({ status: 'completed', paid_cents: 0, total_cents: total });
  expect(await told('order-unpaid', id)).toBe(1);
  expect((await cancel(id)).body).toEqual({ status: 'canceled' });
  await drain(shop);
  await drain(shop);
  expect(await erpOrders(shop, id)).toMatchObject([{ Cancelled: 'tYES' }]);
  expect(await told('order-unpaid', id)).toBe(0);
});

test.each([1, 2, 3])(
  'a refund and a chargeback at once: no centavo goes back twice, and the order owes what is not there (%i)',
  async () => {
    const { id, paymentId, total } = await bought();
    const [part] = await Promise.all([refund(id, paymentId, 100), chargeBack(paymentId, 'dispute', 'lose')]);
    const { refunded_cents } = await shop.knex('payment').where({ id: paymentId }).first();
    const given = part.status === 200 ? 10_000 : 0;
    expect(part.code ?? 'conflict').toBe('conflict');
    expect(refunded_cents).toBe(total);
    expect(await orderRow(id)).toMatchObject({ paid_cents: given, returned_cents: given });
    expect(await told('order-paid', id)).toBe(0);
    expect(await told('order-unpaid', id)).toBe(1);
    expect((await refund(id, paymentId, 1)).code).toBe('conflict');
  },
);

/** What staff read of a payment of three months ago, the day after provider and store were last compared. */
async function casesOf(paymentId: string) {
  const { knex, checkout } = shop;
  await knex('payment')
    .where({ id: paymentId })
    .update({
      updated_at: knex.raw("now() - interval '90 days'"),
      compared_at: knex.raw("least(compared_at, now() - interval '1 day')"),
    });
  await reconcile(checkout);
  const { body } = await manager.call('GET /payment/breaks/{page}', { params: { page: '1' } });
  return body.data.filter((one) => one.subject === paymentId && one.resolved === null).map((one) => one.sentence);
}

test('a dispute moves no money before the bank decides; staff read of it, however old the purchase, until it ends', async () => {
  const { id, paymentId, total } = await bought();
  expect(await casesOf(paymentId)).toEqual([]);
  await chargeBack(paymentId, 'dispute');
  expect(await orderRow(id)).toMatchObject({ status: 'completed', paid_cents: total });
  expect(await casesOf(paymentId)).toEqual(['El pago está en disputa con el proveedor']);
  await chargeBack(paymentId, 'win');
  expect(await orderRow(id)).toMatchObject({ status: 'completed', paid_cents: total });
  expect(await casesOf(paymentId)).toEqual([]);
});

test('stops asking for a refund refused during a dispute once the bank took the money', async () => {
  const { id, paymentId } = await bought();
  await chargeBack(paymentId, 'dispute');
  await refund(id, paymentId, 100);
  await drain(shop);
  const parked = async () => (await manager.call('GET /payment/parked/{page}', { params: { page: '1' } })).body.total;
  expect(await parked()).toBe(1);
  await chargeBack(paymentId, 'lose');
  expect(await parked()).toBe(0);
  expect(await orderRow(id)).toMatchObject({ paid_cents: 10_000, returned_cents: 10_000 });
});
