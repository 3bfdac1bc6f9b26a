import { managerGrantToken } from '@actual/kit/testing/tokens';
import { products } from '../../../testing/catalog';
import { drain } from '../../../testing/money';
import { erpOrders } from '../../../testing/outside';
import { isStaffPerson, people, somebody } from '../../../testing/people';
import { openShop, type Shop } from '../../../testing/shop';
import type { Shopper } from '../../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const bargain = (who: Shopper, id: string, percentage: number, details?: string[], headers = {}) =>
  who.call('PUT /quotation/{id}/bigticketdiscount', {
    params: { id },
    body: { percentage, ...(details ? { details } : {}) },
    headers,
  });
const setMax = (who: Shopper, id: string, percentage: number, authorization?: string) =>
  who.call('PUT /quotation/{id}/bigticketmaxpercentage', {
    params: { id },
    body: { percentage, ...(authorization ? { authorization } : {}) },
  });
const find = async (who: Shopper, id: string) =>
  (await who.call('POST /quotation/findbyid/{id}', { params: { id } })).body;

/** A sofa of 12,999 at 20 percent off and a lamp of 899.50, with a seller beside the client. */
async function scene() {
  const [client, seller] = [await somebody(shop, 'client'), await somebody(shop, 'seller')];
  const { id } = await client.quote(products.sofa);
  const { body } = await client.call('POST /quotation/adddetail/{id}', {
    params: { id },
    body: { productId: products.lamp, quantity: 2 },
  });
  const [sofa, lamp] = body.Details.map((line) => line.id) as [string, string];
  return { client, seller, id, sofa, lamp };
}

test('a line is lowered on top of its promotion, said by name, kept when pieces change, and taken back by one press', async () => {
  const { client, seller, id, sofa, lamp } = await scene();
  const { body } = await bargain(seller, id, 5);
  expect(body.Details).toMatchObject([
    {
      ...{ discountPercent: 25, discountPercentPromos: 20, bigticketDiscountPercentage: 5 },
      ...{ unitPriceWithDiscount: 9_749.5, discountName: 'Promoción + Descuento especial' },
    },
    { discountPercent: 5, unitPriceWithDiscount: 854.5, total: 1_709, discountName: 'Descuento especial' },
  ]);
  expect(body.totalPg1).toBe(11_458.5);
  await client.call('PUT /quotation/updatedetails/{id}', {
    params: { id },
    body: { details: [{ id: lamp, quantity: 7 }] },
  });
  expect((await find(client, id)).Details[1]).toMatchObject({ quantity: 7, total: 5_981.5 });
  await bargain(seller, id, 0, [sofa]);
  expect((await find(client, id)).Details.map((line) => line.bigticketDiscountPercentage)).toEqual([0, 5]);
  const back = await bargain(seller, id, 0);
  expect(back.body.Details).toMatchObject([
    { total: 10_399, discountName: 'Promoción' },
    { total: 6_296.5, discountName: null },
  ]);
});

test('beyond the maximum nothing changes; a manager sets a higher one by their word for this maximum of this quotation', async () => {
  const { client, seller, id } = await scene();
  const refused = await bargain(seller, id, 6);
  expect([refused.status, refused.code, refused.details]).toEqual([409, 'bigticket_beyond_maximum', { maximum: 5 }]);
  const grant = (quotation: string, percentage?: number, seconds = 300) =>
    managerGrantToken(quotation, seconds, percentage === undefined ? {} : { bigticketMaxPercentage: percentage });
  const wrong = [undefined, 'x', grant(id), grant(id, 20, -1), grant(crypto.randomUUID(), 15), grant(id, 20)];
  for (const authorization of wrong) expect((await setMax(seller, id, 15, authorization)).code).toBe('forbidden');
  expect((await setMax(seller, id, 15, grant(id, 15))).body.bigticketMaxPercentage).toBe(15);
  expect((await bargain(seller, id, 15)).status).toBe(200);
  const lower = await setMax(await somebody(shop, 'manager'), id, 10);
  expect([lower.code, lower.details]).toEqual(['bigticket_beyond_maximum', { maximum: 15 }]);
  // how far it could still go is not for the client
  expect(await find(client, id)).toMatchObject({ bigticketMaxPercentage: null });
});

test('the audit log has who lowered what, from and to, and who authorized a maximum', async () => {
  const { seller, id, lamp } = await scene();
  const authorization = managerGrantToken(id, 300, { bigticketMaxPercentage: 10 });
  await setMax(seller, id, 10, authorization);
  await bargain(seller, id, 10, [lamp]);
  const rows = await shop
    .knex('audit_entry as e')
    .join('audit_outcome as o', 'o.entry_id', 'e.id')
    .where({ object_id: id })
    .orderBy('e.id')
    .select('call', 'role', 'before', 'after');
  const [max, discount] = rows.sort(
    (a, b) => Number(a.call.endsWith('discount')) - Number(b.call.endsWith('discount')),
  );
  expect(max).toMatchObject({ role: 'seller', before: { percentage: null }, after: { percentage: 10 } });
  expect(max.after.authorizedBy).toMatch(/^[0-9a-f-]{36}$/);
  expect(discount).toMatchObject({
    before: [
      { itemCode: 'ST1', percentage: 0 },
      { itemCode: 'ST2', percentage: 0 },
    ],
    after: [
      { itemCode: 'ST1', percentage: 0 },
      { itemCode: 'ST2', percentage: 10 },
    ],
  });
});

test('a manager’s word for a maximum makes no order', async () => {
  const { seller, id } = await scene();
  const authorization = managerGrantToken(id, 300, { bigticketMaxPercentage: 20 });
  const made = await seller.call('POST /order/create', { body: { quotationId: id, authorization } });
  expect(made.code).toBe('forbidden');
});

test('what was bargained is charged, ordered and written into the ERP', async () => {
  const { client, seller, id, sofa } = await scene();
  await bargain(seller, id, 5, [sofa]);
  await client.giveAddress(id);
  const paid = await client.pay(shop, await find(client, id));
  const order = await client.order(String(paid.body.data.orderId));
  expect(order).toMatchObject({ total: 11_548.5, ammountPaid: 11_548.5 });
  expect(order.Details).toMatchObject([
    { total: 9_749.5, discountName: 'Promoción + Descuento especial', bigticketDiscountPercentage: 5 },
    { total: 1_799, discountName: null, bigticketDiscountPercentage: 0 },
  ]);
  await drain(shop);
  expect(await erpOrders(shop, order.id)).toMatchObject([
    {
      DocTotal: 11_548.5,
      DocumentLines: [{ FreeText: 'Promoción + Descuento especial', PriceAfterVAT: 9_749.5 }, { PriceAfterVAT: 899.5 }],
    },
  ]);
  expect((await bargain(seller, id, 5)).code).toBe('quotation_ordered');
});

test('another day’s price keeps the bargain', async () => {
  const { client, seller, id, lamp } = await scene();
  await bargain(seller, id, 5, [lamp]);
  await shop.knex('quotation').where({ id }).update({ priced_on: '2020-01-01' });
  await shop.knex('product').where({ id: products.lamp }).update({ price_cents: 100_000 });
  const { Details, repriced } = await find(client, id);
  await shop.knex('product').where({ id: products.lamp }).update({ price_cents: 89_950 });
  expect(Details[1]).toMatchObject({ unitPrice: 1_000, unitPriceWithDiscount: 950, bigticketDiscountPercentage: 5 });
  expect(repriced).toMatchObject([{ detailId: lamp, before: 854.5, now: 950 }]);
});

test('a bargain goes with its line into another quotation, and so does how far it may go', async () => {
  const { client, seller, id, lamp } = await scene();
  await bargain(seller, id, 5, [lamp]);
  await setMax(await somebody(shop, 'admin'), id, 30);
  const other = await client.quote(products.lamp);
  await client.call('POST /quotation/update/{id}', { params: { id: other.id }, body: { mergeQuotation: id } });
  const merged = await find(seller, other.id);
  expect(merged.bigticketMaxPercentage).toBe(30);
  const lamps = merged.Details.find((line) => line.Product.ItemCode === 'ST2');
  expect(lamps).toMatchObject({ quantity: 3, bigticketDiscountPercentage: 5 });
});

test('what somebody else changed meanwhile is not overwritten, a line that is gone is not found, an empty one is empty', async () => {
  const { client, seller, id, lamp } = await scene();
  const { version } = await find(seller, id);
  await client.call('DELETE /quotation/{id}/removedetail/{detailId}', { params: { id, detailId: lamp } });
  expect((await bargain(seller, id, 5, undefined, { 'if-match': String(version) })).code).toBe('quotation_changed');
  expect((await bargain(seller, id, 5, [lamp])).code).toBe('not_found');
  await client.call('DELETE /quotation/{id}/removealldetails', { params: { id } });
  expect((await bargain(seller, id, 5)).code).toBe('quotation_empty');
});

test.each([-1, 41, 2.5, '5'])('%s percent is no percentage', async (percentage) => {
  const { seller, id } = await scene();
  expect((await bargain(seller, id, percentage as number)).code).toBe('invalid_input');
});

test.each(people)('who bargains: %s', async (who) => {
  const { id } = await scene();
  const caller = await somebody(shop, who);
  const refused = who === 'anonymous' ? 401 : 403;
  expect((await bargain(caller, id, 5)).status).toBe(isStaffPerson(who) ? 200 : refused);
  const decides = who === 'manager' || who === 'admin';
  expect((await setMax(caller, id, 20)).status).toBe(decides ? 200 : refused);
});
