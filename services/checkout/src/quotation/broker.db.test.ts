import { products } from '../../testing/catalog';
import { somebody } from '../../testing/people';
import { openShop, type Shop } from '../../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('marks a broker’s quotation, and the order made from it, with the broker', async () => {
  const broker = await somebody(shop, 'broker');
  const quotation = await broker.quote(products.shared);
  expect(quotation).toMatchObject({ Broker: { firstName: 'Rosa', lastName: 'Ek' }, User: null, hold: 'own' });
  await broker.giveAddress(quotation.id);
  const paid = await broker.pay(shop, quotation);
  const [order] = await shop.knex('orders').where({ id: paid.body.data.orderId });
  const [kept] = await shop.knex('quotation').where({ id: quotation.id });
  expect(order.broker_id).toBe(kept.broker_id);
  expect(kept.broker_id).not.toBeNull();
});

test.each(['anonymous', 'client', 'seller'] as const)(
  'names no broker on the quotation of a caller who is %s',
  async (who) => {
    const shopper = await somebody(shop, who);
    expect((await shopper.quote(products.shared)).Broker).toBeNull();
  },
);
