import { randomUUID } from 'node:crypto';
import { storeDay } from '@actual/domain';
import { products } from '../../testing/catalog';
import { somebody } from '../../testing/people';
import { openShop, type Shop } from '../../testing/shop';
import { Shopper } from '../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const find = async (who: Shopper, id: string) =>
  (await who.call('POST /quotation/findbyid/{id}', { params: { id } })).body;
const ten = new Date(Date.now() + 10 * 86_400_000);

test('a line has its price with every payment group, its promotion, and its chosen pieces', async () => {
  const promotion = randomUUID();
  const discounts = { discount_pg1: 20, discount_pg2: 15, discount_pg3: 10, discount_pg4: 0, discount_pg5: 0 };
  await shop.knex('promotion').insert({ id: promotion, public_name: 'Buen Fin', ...discounts });
  await shop.knex('product').where({ id: products.sofa }).update({ promotion_id: promotion });
  const shopper = new Shopper(shop);
  const { Details } = await shopper.quote(products.sofa, 2);
  const [line] = Details;
  expect(line).toMatchObject({
    unitPriceWithDiscount: 10_399,
    unitPriceWithDiscountPg1: 10_399,
    unitPriceWithDiscountPg2: 11_049,
    unitPriceWithDiscountPg3: 11_699,
    unitPriceWithDiscountPg4: 12_999,
    unitPriceWithDiscountPg5: 12_999,
    discountName: 'Buen Fin',
    Promotion: { id: promotion, publicName: 'Buen Fin' },
    productDate: null,
    productCart: { quantity: 2, deliveryGroup: { date: line?.shipDate, available: 10 } },
  });
});

test('pieces that a purchase brings say when they reach the warehouse', async () => {
  const code = 'SH1';
  await shop.knex('stock_source').where({ item_code: code }).delete();
  await shop.knex('stock_source').insert({
    item_code: code,
    warehouse_code: 'CUN',
    received: 5,
    purchase_document: 'OC-7',
    arrives_on: storeDay(ten),
  });
  const { Details } = await new Shopper(shop).quote(products.shared, 1);
  expect(Details[0]).toMatchObject({ productDate: storeDay(ten), PurchaseAfter: true, PurchaseDocument: 'OC-7' });
});

/** A package of a sofa and two lamps, in a quotation that was begun with a lamp. */
async function withPackage(details: { productId: string; quantity: number }[]) {
  const id = randomUUID();
  await shop.knex('package').insert({ id, name: 'Sala Bruma', picture: 'x', site: 'actual-studio' });
  await shop.knex('package_product').insert([
    { package_id: id, product_id: products.sofa, quantity: 1 },
    { package_id: id, product_id: products.lamp, quantity: 2 },
  ]);
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.lamp, 1);
  const added = await shopper.call('POST /quotation/addmultipledetails/{id}', {
    params: { id: quotation.id },
    body: { package: id, fromOffers: true, details },
  });
  return { shopper, id, quotation: added.body };
}

test('pieces are shown as a package while the quotation has all that the package has', async () => {
  const { shopper, id, quotation } = await withPackage([
    { productId: products.sofa, quantity: 1 },
    { productId: products.lamp, quantity: 2 },
  ]);
  const lines = new Map(quotation.Details.map((line) => [line.Product.id, line]));
  const applied = { PromotionPackageApplied: { id, name: 'Sala Bruma' } };
  expect(lines.get(products.sofa)).toMatchObject({ ...applied, promotionPackageRuleQuantity: 1 });
  expect(lines.get(products.lamp)).toMatchObject({ ...applied, promotionPackageRuleQuantity: 2, quantity: 3 });
  const fewer = await shopper.call('PUT /quotation/updatedetails/{id}', {
    params: { id: quotation.id },
    body: { details: [{ id: lines.get(products.lamp)?.id, quantity: 1 }] },
  });
  expect(fewer.body.Details.find((line) => line.Product.id === products.lamp)).toMatchObject({
    PromotionPackageApplied: null,
    promotionPackageRuleQuantity: null,
  });
});

test('tells a caller who guesses at a package nothing about it', async () => {
  const { quotation } = await withPackage([{ productId: products.sofa, quantity: 1 }]);
  expect(quotation.Details.map((line) => line.PromotionPackageApplied)).toEqual([null, null]);
});

test('staff alone see where a quotation began; they and a guest see the guest’s name, e-mail and telephone', async () => {
  const shopper = new Shopper(shop).from('203.0.113.7');
  const { id, clientIp } = await shopper.quote(products.lamp, 1);
  expect(clientIp).toBeNull();
  await shopper.giveAddress(id);
  const unregistered = { name: 'Lucía Pech Canul', email: 'lucia@example.com', phone: '+529981234567' };
  expect(await find(shopper, id)).toMatchObject({ UnregisteredClient: unregistered, clientIp: null });
  const seen = await find(await somebody(shop, 'seller'), id);
  expect(seen.UnregisteredClient).toEqual(unregistered);
  expect(seen.clientIp).toMatch(/^[\d.:a-f]+$/);
  const client = await somebody(shop, 'client');
  const own = await client.quote(products.lamp, 1);
  expect((await find(client, own.id)).UnregisteredClient).toBeNull();
});

test('refuses card data in the call that makes an order', async () => {
  const shopper = new Shopper(shop);
  const { id } = await shopper.quote(products.lamp, 1);
  await shopper.giveAddress(id);
  const order = (payment: object) =>
    shopper.call('POST /order/createfromquotation/{id}', { params: { id }, body: { payment } });
  const option = { type: 'credit-card', cardType: 'visa', cardZip: '77500', msi: 3 };
  expect((await order(option)).code).toBe('not_fully_paid');
  expect((await order({ ...option, cardName: null, cardObject: { number: null, cvc: null } })).code).toBe(
    'not_fully_paid',
  );
  for (const card of [
    { cardObject: { number: '4075595716483764' } },
    { cardObject: { cvc: '123' } },
    { cardName: 'Ana' },
  ])
    expect((await order({ ...option, ...card })).code).toBe('invalid_input');
});

test('an order gives the address to which a buyer returns after paying elsewhere', async () => {
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(products.lamp, 1);
  await shopper.giveAddress(quotation.id);
  const id = String((await shopper.pay(shop, quotation)).body.data.orderId);
  const ordered = await shopper.call('POST /quotation/findbyid/{id}', { params: { id: quotation.id } });
  expect(ordered.body).toMatchObject({ OrderWeb: id, orderStatus: 'pending-sap' });
  expect((await shopper.order(id)).returnUrl).toMatch(new RegExp(`^https?://[^/]+/checkout/order/${id}$`));
});
