import { products } from '../../../testing/catalog';
import { drain } from '../../../testing/money';
import { mailsTo } from '../../../testing/outside';
import { somebody } from '../../../testing/people';
import { openShop, type Shop } from '../../../testing/shop';
import { Shopper } from '../../../testing/shopper';
import { reconcile } from '../../reconcile/reconcile';

let shop: Shop;
let manager: Shopper;
beforeAll(async () => {
  shop = await openShop();
  manager = await somebody(shop, 'manager');
});
afterAll(() => shop.close());

async function bought(email: string) {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.sofa);
  await shopper.giveAddress(quotation.id, { email });
  const { data } = (await shopper.pay(shop, quotation)).body;
  await drain(shop);
  const { provider_payment_id } = await paymentRow(data.paymentId);
  return { id: String(data.orderId), paymentId: data.paymentId, providerId: String(provider_payment_id) };
}
const paymentRow = (id: string) => shop.knex('payment').where({ id }).first();
/** Somebody refunds a part in the provider's own panel. */
const inPanel = (providerId: string, cents: number, key: string) =>
  shop.checkout.mercadoPago.refund(providerId, cents, `panel-${key}`);
/** Provider and store are compared, some minutes later. Answers what staff read of the payment. */
async function compared(paymentId: string) {
  await shop.knex('payment').update({ updated_at: shop.knex.raw("now() - interval '1 hour'"), compared_at: null });
  await reconcile(shop.checkout);
  const { body } = await manager.call('GET /payment/breaks/{page}', { params: { page: '1' } });
  return body.data.filter((one) => one.subject === paymentId && one.resolved === null);
}

test('a part that was refunded in the provider’s panel is taken off the order once, and its buyer is told', async () => {
  const { id, paymentId, providerId } = await bought('panel@example.com');
  await inPanel(providerId, 50_000, 'one');
  expect(await compared(paymentId)).toEqual([]);
  expect(await compared(paymentId)).toEqual([]);
  await drain(shop);
  const order = { status: 'completed', paid_cents: 1_039_900, returned_cents: 50_000 };
  expect(await shop.knex('orders').where({ id }).first()).toMatchObject(order);
  expect(await shop.knex('payment_refund').where({ payment_id: paymentId })).toMatchObject([
    { amount_cents: 50_000, refunded_by: null },
  ]);
  const told = await mailsTo(shop, 'panel@example.com');
  expect(told.filter(({ subject }) => subject === 'Te devolvimos $500 MXN')).toHaveLength(1);
  const given = await manager.call('POST /payment/refund/{a}/{b}', {
    params: { a: id, b: paymentId },
    body: { amount: 100, reason: 'Rayón en la pata' },
  });
  expect(given.body).toEqual({ returned: 600, rest: 9_799 });
});

test('an order of which a part was refunded in the panel a moment ago is canceled: the rest goes back, and no more', async () => {
  const { id, paymentId, providerId } = await bought('resto@example.com');
  await inPanel(providerId, 50_000, 'two');
  const params = { id };
  await manager.call('POST /order/{id}/cancel', { params, body: { reason: 'Se arrepintió' } });
  await drain(shop);
  expect(await shop.checkout.mercadoPago.getPayment(providerId)).toMatchObject({
    status: 'refunded',
    refundedCents: 1_039_900,
  });
  expect(await paymentRow(paymentId)).toMatchObject({ status: 'refunded', refunded_cents: 1_039_900 });
  expect((await manager.call('GET /payment/parked/{page}', { params: { page: '1' } })).body.total).toBe(0);
});
