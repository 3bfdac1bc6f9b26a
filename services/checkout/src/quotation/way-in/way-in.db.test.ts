import { randomUUID } from 'node:crypto';
import { storeDay } from '@actual/domain';
import { products } from '../../../testing/catalog';
import { openShop, type Shop } from '../../../testing/shop';
import { Shopper } from '../../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const size = { Width: 90, Depth: 80, Height: 85 };
  const dimensions = Object.entries(size).map(([name, value]) => ({ name, label: name, value, uom: 'cm' }));
  await shop
    .knex('product')
    .where({ id: products.sofa })
    .update({ dimensions: JSON.stringify(dimensions), weight_kg: 60 });
});
afterAll(() => shop.close());

const wide = '2.d95-210';
const narrow = '2.d70-210';
const keep = (who: Shopper, id: string, wayIn: unknown) =>
  who.call('PUT /quotation/{id}/wayin', { params: { id }, body: { wayIn } });
const correct = (who: Shopper, id: string, wayIn: unknown) =>
  who.call('PUT /order/{id}/wayin', { params: { id }, body: { wayIn } });
const orderOf = async (who: Shopper, id: string) =>
  (await who.call('POST /order/findbyid/{id}', { params: { id } })).body;

async function ordered(shopper: Shopper, wayIn: string | null) {
  const quotation = await shopper.quote(products.sofa);
  if (wayIn) await keep(shopper, quotation.id, wayIn);
  await shopper.giveAddress(quotation.id, { email: 'acceso@example.com' });
  return String((await shopper.pay(shop, quotation)).body.data.orderId);
}

test('a quotation keeps the access, and every line says whether it comes in and who carries it', async () => {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.sofa);
  expect([quotation.wayIn, quotation.Details[0]?.passage]).toEqual([null, null]);
  const { status, body } = await keep(shopper, quotation.id, narrow);
  expect([status, body.wayIn, body.version]).toEqual([200, narrow, quotation.version]);
  expect(body.Details[0]?.passage).toMatchObject({ answer: 'no', carriers: 3, parcelsKnown: false });
  expect((await keep(shopper, quotation.id, wide)).body.Details[0]?.passage).toMatchObject({ answer: 'yes' });
  expect((await keep(shopper, quotation.id, null)).body).toMatchObject({ wayIn: null, Details: [{ passage: null }] });
});

test('a new quotation begins with the access that the browser knows', async () => {
  const shopper = new Shopper(shop);
  const body = { zipcodeDeliveryId: '77500', wayIn: narrow, detail: { productId: products.sofa, quantity: 1 } };
  const { body: made } = await shopper.call('POST /quotation/create', { body });
  expect(made).toMatchObject({ wayIn: narrow, Details: [{ passage: { answer: 'no' } }] });
});

test.each(['', '2.d-80-210', 'puerta', '2.d80.5-210', 7])('refuses an invalid access (%s)', async (wayIn) => {
  const shopper = new Shopper(shop);
  const { id } = await shopper.quote(products.sofa);
  expect(await keep(shopper, id, wayIn)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(await keep(new Shopper(shop), id, wide)).toMatchObject({ status: 404 });
});

test('an order keeps the answer from its payment; a corrected way in is answered beside it', async () => {
  const shopper = new Shopper(shop);
  const id = await ordered(shopper, narrow);
  expect(await orderOf(shopper, id)).toMatchObject({
    wayIn: narrow,
    Details: [{ passage: { answer: 'no' }, passageWhenPaid: { answer: 'no', carriers: 3 } }],
  });
  expect(await correct(shopper, id, wide)).toMatchObject({ status: 200, body: { wayIn: wide } });
  expect(await orderOf(shopper, id)).toMatchObject({
    wayIn: wide,
    Details: [{ passage: { answer: 'yes' }, passageWhenPaid: { answer: 'no' } }],
  });
  expect(await correct(new Shopper(shop), id, narrow)).toMatchObject({ status: 404 });
  expect(await correct(shopper, randomUUID(), narrow)).toMatchObject({ status: 404 });
});

test('an order without an access takes one until its last day; afterwards and canceled it takes none', async () => {
  const shopper = new Shopper(shop);
  const id = await ordered(shopper, null);
  expect(await orderOf(shopper, id)).toMatchObject({ Details: [{ passage: null, passageWhenPaid: null }] });
  await shop.knex('orders').where({ id }).update({ delivery_date: storeDay() });
  expect(await correct(shopper, id, wide)).toMatchObject({ status: 200 });
  await shop
    .knex('orders')
    .where({ id })
    .update({ delivery_date: storeDay(new Date(Date.now() - 86_400_000)) });
  const refused = { status: 409, body: { code: 'delivery_date_fixed' } };
  expect(await correct(shopper, id, narrow)).toMatchObject(refused);
  await shop.knex('orders').where({ id }).update({ delivery_date: storeDay(), status: 'canceled' });
  expect(await correct(shopper, id, narrow)).toMatchObject(refused);
  expect(await orderOf(shopper, id)).toMatchObject({ wayIn: wide });
});
