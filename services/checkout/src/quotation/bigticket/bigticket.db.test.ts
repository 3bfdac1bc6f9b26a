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
    body: { percentage, details },
    headers,
  });
const setMax = (who: Shopper, id: string, percentage: number, authorization?: string) =>
  who.call('PUT /quotation/{id}/bigticketmaxpercentage', {
    params: { id },
    body: { percentage, authorization },
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

test('a line is lowered on top of its promotion, said by name, and taken back by one press', async () => {
  const { client, seller, id, sofa } = await scene();
  const { body } = await bargain(seller, id, 5);
  expect(body.Details).toMatchObject([
    {
      discountPercent: 25,
      discountPercentPromos: 20,
      bigticketDiscountPercentage: 5,
      unitPriceWithDiscount: 9_749.5,
      discountName: 'Promoción + Descuento especial',
    },
    { discountPercent: 5, unitPriceWithDiscount: 854.5, total: 1_709, discountName: 'Descuento especial' },
  ]);
  expect(body.totalPg1).toBe(11_458.5);
  await bargain(seller, id, 0, [sofa]);
  expect((await find(client, id)).Details.map((line) => line.bigticketDiscountPercentage)).toEqual([0, 5]);
  const back = await bargain(seller, id, 0);
  expect(back.body.Details).toMatchObject([
    { total: 10_399, discountName: 'Promoción' },
    { total: 1_799, discountName: null },
  ]);
});

test('a discount beyond the maximum changes nothing; a manager authorizes a higher maximum for this quotation alone', async () => {
  const { client, seller, id } = await scene();
  const refused = await bargain(seller, id, 6);
  expect([refused.status, refused.code, refused.details]).toEqual([409, 'bigticket_beyond_maximum', { maximum: 5 }]);
  const seen = await find(seller, id);
  const grant = (quotation: typeof seen, percentage?: number, seconds = 300) =>
    managerGrantToken(quotation, seconds, percentage === undefined ? {} : { bigticketMaxPercentage: percentage });
  const other = { ...seen, id: crypto.randomUUID() };
  const wrong = [undefined, 'x', grant(seen), grant(seen, 20, -1), grant(other, 15), grant(seen, 20)];
  for (const authorization of wrong) expect((await setMax(seller, id, 15, authorization)).code).toBe('forbidden');
  expect((await setMax(seller, id, 15, grant(seen, 15))).body.bigticketMaxPercentage).toBe(15);
  expect((await bargain(seller, id, 15)).status).toBe(200);
  const lower = await setMax(await somebody(shop, 'manager'), id, 10);
  expect([lower.code, lower.details]).toEqual(['bigticket_beyond_maximum', { maximum: 15 }]);
  // how far it could still go is not for the client
  const shown = await find(client, id);
  expect([shown.bigticketMaxPercentage, ...shown.Details.map((line) => line.bigticketMaxPercentage)]).toEqual([
    null,
    null,
    null,
  ]);
  const { body } = await client.call('POST /quotation/findDetailsById/{id}', { params: { id } });
  expect(body.Details.map((line) => line.bigticketMaxPercentage)).toEqual([null, null]);
});

test('the audit log has each lowered line with seller and values, and the manager of a maximum', async () => {
  const { seller, id, lamp } = await scene();
  const authorization = managerGrantToken(await find(seller, id), 300, { bigticketMaxPercentage: 10 });
  await setMax(seller, id, 10, authorization);
  await bargain(seller, id, 10, [lamp]);
  const rows = await shop
    .knex('audit_entry as e')
    .join('audit_outcome as o', 'o.entry_id', 'e.id')
    .where({ 'e.object_id': id })
    .orderBy('e.id')
    .select('call', 'role', 'before', 'after');
  const [max, discount] = rows.sort(
    (a, b) => Number(a.call.endsWith('discount')) - Number(b.call.endsWith('discount')),
  );
  expect(max).toMatchObject({ role: 'seller', before: { percentage: 5 }, after: { percentage: 10, total: 12_198 } });
  expect(max.after.authorizedBy).toMatch(/^[0-9a-f-]{36}$/);
  expect(discount).toMatchObject({
    before: [
      { itemCode: 'ST1', percentage: 0 },
      { itemCode: 'ST2', percentage: 0 },
    ],
    after: [
      { itemCode: 'ST1', quantity: 1, percentage: 0, total: 10_399 },
      { itemCode: 'ST2', quantity: 2, percentage: 10, total: 1_619 },
    ],
  });
});

test('refuses to make an order with a manager’s grant for a maximum', async () => {
  const { seller, id } = await scene();
  const authorization = managerGrantToken(await find(seller, id), 300, { bigticketMaxPercentage: 20 });
  const made = await seller.call('POST /order/create', { body: { quotationId: id, authorization } });
  expect(made.code).toBe('forbidden');
});

test('charges the bargained price, and writes it into the order and the ERP', async () => {
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

/** A manager lets one sofa, of 12,999 and 20 percent off, go at 40 percent more. */
async function oneSofa() {
  const [client, seller, manager] = [
    await somebody(shop, 'client'),
    await somebody(shop, 'seller'),
    await somebody(shop, 'manager'),
  ];
  const { id, Details } = await client.quote(products.sofa);
  const sofa = String(Details[0]?.id);
  await setMax(manager, id, 40);
  expect((await bargain(seller, id, 40)).body.totalPg1).toBe(5_199.5);
  return { client, seller, manager, id, sofa };
}
const change = (who: Shopper, id: string, detail: object) =>
  who.call('PUT /quotation/updatedetails/{id}', { params: { id }, body: { details: [detail] } });
const add = (who: Shopper, id: string, productId: string, quantity: number) =>
  who.call('POST /quotation/adddetail/{id}', { params: { id }, body: { productId, quantity } });
const ends = (quotation: Awaited<ReturnType<typeof find>>) => quotation.Details.map((line) => line.bargain?.ended);

test('a bargain is for the pieces that were agreed: more or fewer have the list price, said, and the agreed ones have it again', async () => {
  const { client, id, sofa } = await oneSofa();
  const more = (await change(client, id, { id: sofa, quantity: 3 })).body;
  expect(more).toMatchObject({ totalPg1: 31_197, total: 31_197 });
  expect(more.Details[0]).toMatchObject({
    bigticketDiscountPercentage: 0,
    bargain: { percentage: 40, quantity: 1, unitPriceWithDiscount: 5_199.5, ended: 'pieces' },
  });
  // the holder cannot pay the agreed price for other pieces, and reports show the charge
  expect(Number((await shop.knex('quotation').where({ id }).first()).totals_cents[0])).toBe(3_119_700);
  const one = (await change(client, id, { id: sofa, quantity: 1 })).body;
  expect([one.totalPg1, ...ends(one)]).toEqual([5_199.5, null]);
});

test('pieces that are added have the list price, and so do those that join the bargained line', async () => {
  const { client, id } = await oneSofa();
  expect((await add(client, id, products.lamp, 3)).body.totalPg1).toBe(5_199.5 + 3 * 899.5);
  expect((await add(client, id, products.sofa, 1)).body.totalPg1).toBe(2 * 10_399 + 3 * 899.5);
});

test('a manager’s grant covers the lines at that time: articles added later may not be lowered by it', async () => {
  const { client, seller, id, sofa } = await oneSofa();
  const { body } = await add(client, id, products.lamp, 3);
  const lamp = String(body.Details.find((line) => line.Product.ItemCode === 'ST2')?.id);
  const refused = await bargain(seller, id, 40);
  expect([refused.code, refused.details]).toEqual(['bigticket_beyond_maximum', { maximum: 5 }]);
  expect((await bargain(seller, id, 6, [lamp])).code).toBe('bigticket_beyond_maximum');
  expect((await bargain(seller, id, 30, [sofa])).status).toBe(200);
  // and neither may the sofa, once it is another number of them
  await change(client, id, { id: sofa, quantity: 2 });
  expect((await bargain(seller, id, 6, [sofa])).code).toBe('bigticket_beyond_maximum');
});

test('refuses a manager’s grant from before the quotation changed', async () => {
  const { client, seller, id } = await scene();
  const word = managerGrantToken(await find(seller, id), 300, { bigticketMaxPercentage: 40 });
  await add(client, id, products.sofa, 2);
  expect((await setMax(seller, id, 40, word)).code).toBe('quotation_changed');
  const again = managerGrantToken(await find(seller, id), 300, { bigticketMaxPercentage: 40 });
  expect((await setMax(seller, id, 40, again)).status).toBe(200);
});

test.each([products.sofa, products.lamp])(
  'articles that move into another quotation have the list price there',
  async (there) => {
    const { client, seller, id } = await oneSofa();
    const into = await client.quote(there, 2);
    const params = { id: into.id };
    const { body } = await client.call('POST /quotation/update/{id}', { params, body: { mergeQuotation: id } });
    const lamps = there === products.lamp ? 2 * 899.5 : 0;
    expect(body.totalPg1).toBe((there === products.sofa ? 3 : 1) * 10_399 + lamps);
    const sofa = body.Details.find((line) => line.Product.ItemCode === 'ST1');
    expect(sofa).toMatchObject({ bigticketDiscountPercentage: 0, bargain: { percentage: 40, ended: 'quotation' } });
    expect((await bargain(seller, into.id, 6, [String(sofa?.id)])).code).toBe('bigticket_beyond_maximum');
  },
);

test('a bargained line that others are merged into is for more than was agreed', async () => {
  const { client, id } = await oneSofa();
  const from = await client.quote(products.sofa, 2);
  const { body } = await client.call('POST /quotation/update/{id}', {
    params: { id },
    body: { mergeQuotation: from.id },
  });
  expect([body.totalPg1, ...ends(body)]).toEqual([31_197, 'pieces']);
});

test('another day’s prices end a bargain, and the page says so', async () => {
  const { client, seller, id, lamp } = await scene();
  await bargain(seller, id, 5, [lamp]);
  await shop.knex('quotation').where({ id }).update({ priced_on: '2020-01-01' });
  await shop
    .knex('quotation_line')
    .where({ id: lamp })
    .update({ bargain: shop.knex.raw(`bargain || '{"day":"2020-01-01"}'`) });
  const { Details, repriced } = await find(client, id);
  expect(Details[1]).toMatchObject({ unitPriceWithDiscount: 899.5, bargain: { day: '2020-01-01', ended: 'day' } });
  expect(repriced).toMatchObject([{ detailId: lamp, before: 854.5, now: 899.5 }]);
  expect((await find(client, id)).total).toBe(10_399 + 1_799);
});

test('a reopened quotation keeps its bargain on its own day, and has the list price on another', async () => {
  const { client, manager, id } = await oneSofa();
  await manager.call('POST /quotation/{id}/close', { params: { id }, body: { reason: 'price', comment: 'x' } });
  await manager.call('POST /quotation/{id}/reopen', { params: { id } });
  expect((await find(client, id)).totalPg1).toBe(5_199.5);
  await shop
    .knex('quotation_line')
    .where({ quotation_id: id })
    .update({ bargain: shop.knex.raw(`bargain || '{"day":"2020-01-01"}'`) });
  await shop.knex('quotation').where({ id }).update({ priced_on: '2020-01-01' });
  expect((await find(client, id)).totalPg1).toBe(10_399);
});

test('refuses a bargain after another change, on a missing line, and on an empty quotation', async () => {
  const { client, seller, id, lamp } = await scene();
  const { version } = await find(seller, id);
  await client.call('DELETE /quotation/{id}/removedetail/{detailId}', { params: { id, detailId: lamp } });
  expect((await bargain(seller, id, 5, undefined, { 'if-match': String(version) })).code).toBe('quotation_changed');
  expect((await bargain(seller, id, 5, [lamp])).code).toBe('not_found');
  await client.call('DELETE /quotation/{id}/removealldetails', { params: { id } });
  expect((await bargain(seller, id, 5)).code).toBe('quotation_empty');
});

test.each([-1, 41, 2.5, '5'])('refuses a bargain of %s percent', async (percentage) => {
  const { seller, id } = await scene();
  expect((await bargain(seller, id, percentage as number)).code).toBe('invalid_input');
});

test.each(people)('grants a bargain or is refused: %s', async (who) => {
  const { id } = await scene();
  const caller = await somebody(shop, who);
  const refused = who === 'anonymous' ? 401 : 403;
  expect((await bargain(caller, id, 5)).status).toBe(isStaffPerson(who) ? 200 : refused);
  const decides = who === 'manager' || who === 'admin';
  expect((await setMax(caller, id, 20)).status).toBe(decides ? 200 : refused);
});
