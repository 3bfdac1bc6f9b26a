import { products } from '../../../testing/catalog';
import { drain } from '../../../testing/money';
import { erpOrders } from '../../../testing/outside';
import { somebody } from '../../../testing/people';
import { openShop, type Shop } from '../../../testing/shop';
import { Shopper } from '../../../testing/shopper';
import { ownDiscrepancies } from '../../reconcile/own-discrepancies';
import { answerOf } from '../outcome/provider-answer';
import { recordOutcome } from '../outcome/record-outcome';

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
/** The bank takes the money of a card back. */
async function chargeBack(paymentId: string) {
  const { provider_payment_id } = await shop.knex('payment').where({ id: paymentId }).first();
  const theirs = await shop.checkout.mercadoPago.getPayment(provider_payment_id);
  if (theirs.kind !== 'payment') throw new Error(theirs.kind);
  const answer = answerOf({ ...theirs, status: 'charged_back', statusDetail: 'settled' });
  if (!answer) throw new Error('a chargeback says nothing');
  return recordOutcome(shop.checkout, paymentId, answer);
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
  await chargeBack(paymentId);
  await chargeBack(paymentId);
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
    const [part] = await Promise.all([refund(id, paymentId, 100), chargeBack(paymentId)]);
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
