import { products } from '../../testing/catalog';
import { drain } from '../../testing/money';
import { erpOrders, mailsTo } from '../../testing/outside';
import { openShop, type Shop } from '../../testing/shop';
import { Shopper } from '../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const folios = async (): Promise<number> => {
  const [{ last_value: last }] = (await shop.knex.raw('SELECT last_value FROM quotation_folio')).rows;
  return last;
};

test('an empty quotation draws no folio; its first line does, and it keeps it', async () => {
  const shopper = new Shopper(shop);
  await shopper.quote(products.lamp);
  const before = await folios();
  const made = await Promise.all(
    Array.from({ length: 20 }, () => shopper.call('POST /quotation/create', { body: {} })),
  );
  expect(made.map(({ status, body }) => [status, body.folio])).toEqual(made.map(() => [200, null]));
  expect(await folios()).toBe(before);
  const params = { id: made[0]?.body.id ?? '' };
  await shopper.call('POST /quotation/update/{id}', { params, body: { zipcodeDeliveryId: '77500' } });
  expect(await folios()).toBe(before);
  const add = () => shopper.call('POST /quotation/adddetail/{id}', { params, body: { productId: products.lamp } });
  const { folio } = (await add()).body;
  expect(folio).toBe(String(before + 1).padStart(6, '0'));
  await shopper.call('DELETE /quotation/{id}/removealldetails', { params });
  expect((await add()).body.folio).toBe(folio);
});

test('past 999,999 both folios have seven digits: on the page, in the mail, in the ERP', async () => {
  await shop.knex.raw(`SELECT setval('quotation_folio', 999998), setval('order_folio', 999998)`);
  const seen = [];
  for (const email of ['seis@example.com', 'siete@example.com']) {
    const shopper = new Shopper(shop);
    const quotation = await shopper.quote(products.lamp);
    await shopper.giveAddress(quotation.id, { email });
    const { data } = (await shopper.pay(shop, quotation)).body;
    await drain(shop);
    const [mail] = await mailsTo(shop, email);
    const [document] = (await erpOrders(shop, data.orderId ?? '')) as { NumAtCard: string }[];
    seen.push([quotation.folio, data.folio, mail?.subject, document?.NumAtCard]);
  }
  expect(seen).toEqual([
    ['999999', '999999', 'Tu pedido 999999 en Actual Studio', 'WEB-999999'],
    ['1000000', '1000000', 'Tu pedido 1000000 en Actual Studio', 'WEB-1000000'],
  ]);
});
