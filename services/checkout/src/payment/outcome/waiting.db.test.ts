import { products } from '../../../testing/catalog';
import { addPayment, atBank, deposit, drain, ledgerOf, passDeadline, sweep } from '../../../testing/money';
import { openShop, type Shop } from '../../../testing/shop';
import { register, Shopper } from '../../../testing/shopper';

/** The model found this: orders that waited for a transfer whose money came but could not be used waited for ever. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ settings: { MERCADOPAGO_NOTIFICATION_URL: 'http://127.0.0.1:9/nobody' } });
});
afterAll(() => shop.close());

/** A client's sofa: 1,000 out of the e-wallet, SPEI for the rest, an order that waits. */
async function waiting() {
  const who = await register(shop.knex);
  await deposit(shop, who.clientId, 100_000);
  const shopper = new Shopper(shop).signIn(who);
  const quotation = await shopper.quote(products.sofa);
  await shopper.giveAddress(quotation.id);
  const part = await addPayment(shopper, quotation.id, { type: 'ewallet', amount: 1_000 });
  const { body } = await addPayment(shopper, quotation.id, { type: 'spei', amount: 9_399 });
  const spei = await shop.knex('payment').where({ id: body.data.paymentId }).first();
  const order = () => shop.knex('orders').where({ quotation_id: quotation.id }).first();
  return { ...who, quotation, partId: part.body.data.paymentId, spei, order };
}

test('money that comes past the deadline, before anybody looked, and whose pieces are gone: order canceled, all of it back', async () => {
  const { clientId, quotation, spei, order } = await waiting();
  await passDeadline(shop, quotation.id);
  const sources = await shop.knex('stock_source').where({ item_code: 'ST1' });
  await shop.knex('stock_source').where({ item_code: 'ST1' }).update({ received: 0 });
  await atBank(shop, spei.provider_payment_id, 'deposit');
  await sweep(shop);
  await drain(shop);
  expect(await order()).toMatchObject({ status: 'canceled', paid_cents: 0 });
  expect(await ledgerOf(shop, clientId)).toBe(100_000);
  expect(await shop.knex('payment').where({ id: spei.id }).first()).toMatchObject({ status: 'refunded' });
  for (const { id, received } of sources) await shop.knex('stock_source').where({ id }).update({ received });
});

test('staff cannot take a part out of an order that waits for the rest; canceling the transfer gives all of it back', async () => {
  const { clientId, quotation, partId, spei, order } = await waiting();
  const staff = new Shopper(shop).signIn({ userId: crypto.randomUUID(), role: 'manager', clientId: null });
  const cancel = (b: string) =>
    staff.call('POST /payment/cancel/{a}/{b}', { params: { a: quotation.id, b }, body: {} });
  expect((await cancel(partId)).code).toBe('conflict');
  expect(await order()).toMatchObject({ status: 'pending-payment', paid_cents: 100_000 });
  expect((await cancel(spei.id)).status).toBe(200);
  expect(await order()).toMatchObject({ status: 'canceled', paid_cents: 0 });
  expect(await ledgerOf(shop, clientId)).toBe(100_000);
});
