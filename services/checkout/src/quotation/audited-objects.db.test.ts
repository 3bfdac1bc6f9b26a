import { products } from '../../testing/catalog';
import { somebody } from '../../testing/people';
import { openShop, type Shop } from '../../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

test('the audit log names the quotation that a seller made, and the one they merged into it', async () => {
  const seller = await somebody(shop, 'seller');
  const { id } = await seller.quote(products.sofa);
  const other = await seller.quote(products.lamp);
  await seller.call('POST /quotation/update/{id}', { params: { id }, body: { mergeQuotation: other.id } });
  const rows = await shop
    .knex('audit_entry as e')
    .join('audit_outcome as o', 'o.entry_id', 'e.id')
    .orderBy('e.at')
    .select('e.call', 'e.object_id as known', 'o.object_id as made', 'o.after');
  expect(rows.map(({ call, known, made }) => [call, known ?? made])).toEqual([
    ['POST /quotation/create', id],
    ['POST /quotation/create', other.id],
    ['POST /quotation/update/{id}', id],
  ]);
  expect(rows[2].after).toEqual({ mergeQuotation: other.id });
});
