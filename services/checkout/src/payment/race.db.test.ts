import { products } from '../testing/catalogue';
import { openShop, type Shop } from '../testing/shop';
import { Shopper } from '../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('200 shoppers after the last 10 pieces: exactly 10 orders, the others read that stock changed', async () => {
  const shoppers = await Promise.all(
    Array.from({ length: 200 }, async () => {
      const shopper = new Shopper(shop);
      const quotation = await shopper.quote(products.sofa);
      await shopper.giveAddress(quotation.id);
      return { shopper, quotation };
    }),
  );
  // the purchase in the second warehouse is for another date: the ten of the first one are the race
  const answers = await Promise.all(shoppers.map(({ shopper, quotation }) => shopper.pay(shop, quotation)));
  const outcomes = answers.map((one) => one.code ?? one.body.status);
  expect(outcomes.filter((one) => one === 'approved')).toHaveLength(10);
  expect(outcomes.filter((one) => one === 'stock_changed')).toHaveLength(190);
  expect(answers.find((one) => one.code)?.details).toMatchObject({
    products: [{ ItemCode: 'ST1', Name: 'Mueble ST1', available: 0 }],
  });
  const [sold] = await shop
    .knex('stock_sold')
    .join('stock_source', 'id', 'stock_source_id')
    .where({ warehouse_code: 'CUN', item_code: 'ST1' });
  expect(sold.sold).toBe(10);
  expect(await shop.knex('orders').count('* as n')).toEqual([{ n: 10 }]);
}, 90_000);
