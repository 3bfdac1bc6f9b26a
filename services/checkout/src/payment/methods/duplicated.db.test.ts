import { products } from '../../../testing/catalog';
import { sweep } from '../../../testing/money';
import { openShop, type Shop } from '../../../testing/shop';
import { Shopper } from '../../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ settings: { MERCADOPAGO_NOTIFICATION_URL: 'http://127.0.0.1:9/nobody' } });
});
afterAll(() => shop.close());

async function ready() {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.lamp);
  await shopper.giveAddress(quotation.id);
  return { shopper, quotation };
}

test('"already paid": the earlier charge that nobody knew of makes the order, and no attempt is told as a failure', async () => {
  const { shopper, quotation } = await ready();
  const { mercadoPago } = shop.checkout;
  const ask = mercadoPago.createCardPayment;
  // charged, and then neither the answer nor the search says so, until the store gives it up
  const dying = jest.spyOn(mercadoPago, 'createCardPayment').mockImplementationOnce(async (...asked) => {
    await ask(...asked);
    throw new Error('killed');
  });
  expect((await shopper.pay(shop, quotation)).status).toBe(500);
  dying.mockRestore();
  const hidden = jest.spyOn(mercadoPago, 'searchPayments').mockResolvedValue({ kind: 'payments', payments: [] });
  await shop.knex('payment').where({ quotation_id: quotation.id }).update({ created_at: '2020-01-01' });
  await sweep(shop);
  hidden.mockRestore();
  expect(await shop.knex('payment').where({ quotation_id: quotation.id }).pluck('status')).toEqual(['cancelled']);

  const { body } = await shopper.pay(shop, quotation, 'DUPL');
  expect(body).toMatchObject({ status: 'approved' });
  const orders = await shop.knex('orders').where({ quotation_id: quotation.id });
  expect(orders).toMatchObject([{ id: body.data.orderId, paid_cents: 89_950 }]);
});

test('"already paid" with no earlier charge of ours is a rejection like any other', async () => {
  const { shopper, quotation } = await ready();
  expect((await shopper.pay(shop, quotation, 'DUPL')).body).toMatchObject({
    status: 'rejected',
    status_detail: 'cc_rejected_duplicated_payment',
    data: { attemptsLeft: 2 },
  });
});
