import { products } from '../../testing/catalog';
import { openShop, type Shop } from '../../testing/shop';
import { register, Shopper } from '../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const find = async (shopper: Shopper, id: string) =>
  (await shopper.call('POST /quotation/findbyid/{id}', { params: { id } })).body;
const add = (shopper: Shopper, id: string, body: object) =>
  shopper.call('POST /quotation/adddetail/{id}', { params: { id }, body });
const update = (shopper: Shopper, id: string, ...details: object[]) =>
  shopper.call('PUT /quotation/updatedetails/{id}', { params: { id }, body: { details } });

test('the first line takes the soonest date with enough pieces, and shows the pieces of each date', async () => {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.sofa, 3);
  const [line] = quotation.Details;
  expect(line).toMatchObject({
    quantity: 3,
    unitPrice: 12_999,
    unitPriceWithDiscount: 10_399,
    discountPercent: 20,
    total: 31_197,
    shipCompanyFrom: 'CUN',
    availableForDate: 10,
    validStock: true,
    availabilityChanged: null,
  });
  expect(line?.deliveriesGroups.map((one) => one.available)).toEqual([10, 4]);
  expect(line?.shipDate).toBe(line?.deliveriesGroups[0]?.date);
  expect(await find(shopper, quotation.id)).toEqual(quotation);
});

test('refuses more pieces than any warehouse has, and returns the available number', async () => {
  const answer = await new Shopper(shop).call('POST /quotation/create', {
    body: { zipcodeDeliveryId: '77500', detail: { productId: products.sofa, quantity: 11 } },
  });
  expect([answer.status, answer.code, answer.details]).toEqual([409, 'insufficient_stock', { available: 10 }]);
});

test('the same product and date adds to its pieces; another date is a line of its own', async () => {
  const shopper = new Shopper(shop);
  const { id, Details } = await shopper.quote(products.sofa, 2);
  const [near, far] = Details[0]?.deliveriesGroups.map((one) => one.date) ?? [];
  const twice = await add(shopper, id, { productId: products.sofa, quantity: 3, shipDate: near });
  expect(twice.body.Details.map((one) => [one.quantity, one.shipDate])).toEqual([[5, near]]);
  const third = await add(shopper, id, { productId: products.sofa, quantity: 1, shipDate: far });
  expect(third.body.Details.map((one) => [one.quantity, one.shipDate])).toEqual([
    [5, near],
    [1, far],
  ]);
  const capped = await add(shopper, id, { productId: products.sofa, quantity: 6, shipDate: near });
  expect([capped.code, capped.details]).toEqual(['insufficient_stock', { available: 5 }]);
  const moved = await update(shopper, id, { id: third.body.Details[1]?.id, shipDate: near });
  expect(moved.body.Details.map((one) => [one.quantity, one.shipDate])).toEqual([[6, near]]);
});

test('pieces are capped at the date’s stock, and a date must be one of those offered', async () => {
  const shopper = new Shopper(shop);
  const { id, Details } = await shopper.quote(products.sofa, 1);
  const line = Details[0]?.id;
  expect((await update(shopper, id, { id: line, quantity: 10 })).body.totalProducts).toBe(10);
  expect((await update(shopper, id, { id: line, quantity: 11 })).details).toMatchObject({ available: 10 });
  expect((await update(shopper, id, { id: line, shipDate: '2031-01-01' })).code).toBe('delivery_date_unavailable');
  const far = Details[0]?.deliveriesGroups[1]?.date;
  expect((await update(shopper, id, { id: line, shipDate: far })).code).toBe('insufficient_stock');
  const reset = await update(shopper, id, { id: line, shipDate: far, quantity: 1 });
  expect(reset.body.Details[0]).toMatchObject({
    shipDate: far,
    quantity: 1,
    shipCompanyFrom: 'MEX',
    availableForDate: 4,
  });
});

test('lines are removed one by one and all at once', async () => {
  const shopper = new Shopper(shop);
  const { id, Details } = await shopper.quote(products.sofa);
  await add(shopper, id, { productId: products.lamp, quantity: 2 });
  const params = { id, detailId: Details[0]?.id ?? '' };
  const one = await shopper.call('DELETE /quotation/{id}/removedetail/{detailId}', { params });
  expect(one.body.Details.map((line) => line.Product.ItemCode)).toEqual(['ST2']);
  expect(one.body.total).toBe(1_799);
  const none = await shopper.call('DELETE /quotation/{id}/removealldetails', { params: { id } });
  expect(none.body).toMatchObject({ Details: [], total: 0, totalProducts: 0 });
});

test('another postal code moves every line to its soonest date there', async () => {
  const shopper = new Shopper(shop);
  const { id, Details } = await shopper.quote(products.sofa, 2);
  const change = (zipcodeDeliveryId: string) =>
    shopper.call('POST /quotation/update/{id}', { params: { id }, body: { zipcodeDeliveryId } });
  await shopper.giveAddress(id);
  expect((await find(shopper, id)).Address).toBe('guest');
  const city = (await change('06000')).body;
  expect(city).toMatchObject({ ZipcodeDelivery: { cp: '06000' }, Address: null });
  expect(city.Details[0]).toMatchObject({ shipCompanyFrom: 'MEX', availableForDate: 4, validStock: true });
  expect(city.Details[0]?.shipDate).not.toBe(Details[0]?.deliveriesGroups[1]?.date);
  expect((await change('23880')).code).toBe('zipcode_out_of_coverage');
  expect((await change('99999')).code).toBe('zipcode_out_of_coverage');
  const back = (await change('77500')).body;
  expect(back).toMatchObject({ Address: 'guest', Details: [{ shipDate: Details[0]?.shipDate }] });
});

test('a piece is added for the postal code that its day was told for, and the whole quotation goes there with it', async () => {
  const shopper = new Shopper(shop);
  const { id } = await shopper.quote(products.sofa, 2);
  await add(shopper, id, { productId: products.lamp });
  const far = { productId: products.sofa, zipcodeDeliveryId: '06000' };
  const moved = await add(shopper, id, far);
  expect(moved.body).toMatchObject({ ZipcodeDelivery: { cp: '06000' }, totalProducts: 4 });
  const [sofa, lamp] = moved.body.Details;
  expect(sofa).toMatchObject({ quantity: 3, shipCompanyFrom: 'MEX', validStock: true });
  // nobody brings a lamp there: it stays and says so
  expect(lamp).toMatchObject({ validStock: false, deliveriesGroups: [] });
  const again = await add(shopper, id, { ...far, shipDate: sofa?.shipDate });
  expect(again.body.Details.map((line) => line.quantity)).toEqual([4, 1]);
  expect((await add(shopper, id, { ...far, zipcodeDeliveryId: '23880' })).code).toBe('zipcode_out_of_coverage');
  expect((await find(shopper, id)).ZipcodeDelivery?.cp).toBe('06000');
});

test('a quotation that was begun without a postal code takes that of its first article', async () => {
  const shopper = new Shopper(shop);
  const { id } = (await shopper.call('POST /quotation/create', { body: {} })).body;
  expect((await add(shopper, id, { productId: products.lamp })).code).toBe('quotation_without_zipcode');
  const begun = await add(shopper, id, { productId: products.lamp, zipcodeDeliveryId: '77500' });
  expect(begun.body).toMatchObject({ ZipcodeDelivery: { cp: '77500' }, totalProducts: 1 });
});

test('pieces that were sold meanwhile show on the line and in the stock check; continuing is for others to forbid', async () => {
  const shopper = new Shopper(shop);
  const { id } = await shopper.quote(products.shared, 3);
  const [source] = await shop.knex('stock_source').where({ item_code: 'SH1' });
  const check = async () => (await shopper.call('POST /quotation/{id}/validatestock', { params: { id } })).body;
  expect((await check()).isValid).toBe(true);
  await shop.knex('stock_source').where({ id: source.id }).update({ received: 2 });
  expect(await check()).toMatchObject({ isValid: false, details: [{ validStock: false, available: 2 }] });
  expect((await find(shopper, id)).Details[0]).toMatchObject({ availabilityChanged: 'changed', availableForDate: 2 });
  await shop.knex('stock_source').where({ id: source.id }).update({ received: 0 });
  expect((await find(shopper, id)).Details[0]).toMatchObject({ availabilityChanged: 'sold-out', originalQuantity: 3 });
  await shop.knex('stock_source').where({ id: source.id }).update({ received: 50 });
});

test('opened after its day it is priced again, names the changes until the lines change, and loses nothing', async () => {
  const shopper = new Shopper(shop);
  const { id } = await shopper.quote(products.sofa, 2);
  await add(shopper, id, { productId: products.lamp });
  await shop.knex('product').where({ id: products.sofa }).update({ discount_pg1: 10 });
  expect((await find(shopper, id)).repriced).toEqual([]);
  await shop.knex('quotation').where({ id }).update({ priced_on: '2024-01-01' });
  const [now, again] = [await find(shopper, id), await find(shopper, id)];
  expect(now.repriced).toMatchObject([{ Name: 'Mueble ST1', before: 10_399, now: 11_699 }]);
  expect(again.repriced).toEqual(now.repriced);
  expect(now).toMatchObject({ total: 24_297.5, totalProducts: 3 });
  expect(now.validUntil >= new Date().toISOString().slice(0, 4)).toBe(true);
  const emptied = await shopper.call('DELETE /quotation/{id}/removealldetails', { params: { id } });
  expect(emptied.body.repriced).toEqual([]);
  await shop.knex('product').where({ id: products.sofa }).update({ discount_pg1: 20 });
});

test('a product that is not sold any more stays on the quotation, marked', async () => {
  const shopper = new Shopper(shop);
  const { id } = await shopper.quote(products.shared);
  await shop.knex('product').where({ id: products.shared }).update({ active: false });
  expect((await find(shopper, id)).Details[0]).toMatchObject({ validStock: false, availabilityChanged: 'sold-out' });
  await shop.knex('product').where({ id: products.shared }).update({ active: true });
});

test.each([
  ['a product of another brand', { productId: products.crib }, 404, 'product_not_found'],
  ['a product that is switched off', { productId: products.hidden }, 404, 'product_not_found'],
  ['a product that does not exist', { productId: '0'.repeat(32) }, 404, 'product_not_found'],
  ['an id that is none', { productId: '-'.repeat(32) }, 404, 'product_not_found'],
  ['a sold-out product', { productId: products.gone }, 409, 'insufficient_stock'],
  ['no pieces', { productId: products.sofa, quantity: 0 }, 400, 'invalid_input'],
  ['half a piece', { productId: products.sofa, quantity: 1.5 }, 400, 'invalid_input'],
  ['text as pieces', { productId: products.sofa, quantity: '2' }, 400, 'invalid_input'],
  ['a date that is none', { productId: products.sofa, shipDate: 'mañana' }, 400, 'invalid_input'],
  ['a date nobody offers', { productId: products.sofa, shipDate: '2020-02-02' }, 409, 'delivery_date_unavailable'],
])('refuses %s', async (_what, detail, status, code) => {
  const shopper = new Shopper(shop);
  const created = await shopper.call('POST /quotation/create', { body: { zipcodeDeliveryId: '77500', detail } });
  expect([created.status, created.code]).toEqual([status, code]);
  const { id } = await shopper.quote(products.lamp);
  const added = await add(shopper, id, detail);
  expect([added.status, added.code]).toEqual([status, code]);
  expect((await find(shopper, id)).Details).toHaveLength(1);
});

test('refuses a first line without a postal code, where nobody delivers, and where this product is not delivered', async () => {
  const create = (body: object) => new Shopper(shop).call('POST /quotation/create', { body });
  const detail = { productId: products.lamp };
  expect((await create({ detail })).code).toBe('quotation_without_zipcode');
  expect((await create({ detail, zipcodeDeliveryId: '23880' })).code).toBe('zipcode_out_of_coverage');
  expect((await create({ detail, zipcodeDeliveryId: "' or 1=1 --" })).code).toBe('zipcode_out_of_coverage');
  expect((await create({ detail, zipcodeDeliveryId: '06000' })).code).toBe('product_not_available_in_zone');
  const shopper = new Shopper(shop);
  const empty = await shopper.call('POST /quotation/create', { body: {} });
  expect(empty.body).toMatchObject({ Details: [], ZipcodeDelivery: null });
  expect((await add(shopper, empty.body.id, detail)).code).toBe('quotation_without_zipcode');
});

test('answers another person’s quotation like one that does not exist', async () => {
  const owner = new Shopper(shop);
  const { id } = await owner.quote(products.lamp);
  const thief = new Shopper(shop);
  await thief.quote(products.lamp);
  for (const other of [id, '0'.repeat(32), '-'.repeat(36)]) {
    const answers = await Promise.all([
      thief.call('POST /quotation/findbyid/{id}', { params: { id: other } }),
      thief.call('GET /quotation/{id}/address', { params: { id: other } }),
      thief.giveAddress(other),
      thief.pay(shop, { id: other, totalPg1: 899.5 }),
      thief.call('POST /order/createfromquotation/{id}', { params: { id: other }, body: {} }),
    ]);
    expect(answers.map((one) => [one.status, one.code])).toEqual(answers.map(() => [404, 'not_found']));
  }
  const elsewhere = new Shopper(shop, 'actual-home').stealFrom(owner);
  expect((await elsewhere.call('POST /quotation/findbyid/{id}', { params: { id } })).status).toBe(404);
});

test('a guest takes the quotation along into a client account; another client does not see it', async () => {
  const shopper = new Shopper(shop);
  const { id } = await shopper.quote(products.lamp);
  const client = await register(shop.knex);
  shopper.signIn(client);
  const taken = await shopper.call('POST /quotation/update/{id}', { params: { id }, body: { assignClient: true } });
  expect(taken.body.Client).toMatchObject({ id: client.clientId, name: 'Ana Ruiz', invited: false });
  const phone = new Shopper(shop).signIn(client);
  expect((await find(phone, id)).id).toBe(id);
  const stranger = new Shopper(shop).signIn(await register(shop.knex));
  expect((await stranger.call('POST /quotation/findbyid/{id}', { params: { id } })).status).toBe(404);
  const seller = new Shopper(shop).signIn({ userId: client.userId, role: 'seller', clientId: null });
  expect((await find(seller, id)).id).toBe(id);
  const stale = new Shopper(shop).signIn(client, -10);
  expect((await stale.call('POST /quotation/findbyid/{id}', { params: { id } })).status).toBe(404);
});

test('a closed or ordered quotation is read but not changed', async () => {
  const shopper = new Shopper(shop);
  const closed = await shopper.quote(products.lamp);
  await shop.knex('quotation').where({ id: closed.id }).update({ is_closed: true, version: 2 });
  expect((await add(shopper, closed.id, { productId: products.lamp })).code).toBe('quotation_closed');
  expect((await shopper.giveAddress(closed.id)).code).toBe('quotation_closed');
  const ordered = await shopper.quote(products.lamp);
  await shopper.giveAddress(ordered.id);
  const paid = await shopper.pay(shop, ordered);
  const refused = await add(shopper, ordered.id, { productId: products.lamp });
  expect([refused.code, refused.details]).toEqual(['quotation_ordered', { orderId: paid.body.data.orderId }]);
  expect((await shopper.pay(shop, ordered)).code).toBe('quotation_ordered');
});

test('adding from several tabs at once loses no piece', async () => {
  const shopper = new Shopper(shop);
  const { id } = await shopper.quote(products.lamp);
  await Promise.all(Array.from({ length: 10 }, () => add(shopper, id, { productId: products.lamp, quantity: 2 })));
  expect((await find(shopper, id)).Details.map((one) => one.quantity)).toEqual([21]);
});
