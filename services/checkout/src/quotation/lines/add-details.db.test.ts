import { randomUUID } from 'node:crypto';
import { linesOfQuotation, mostPesos } from '@actual/contracts/facts/capacities';
import { products } from '../../../testing/catalog';
import { openShop, type Shop } from '../../../testing/shop';
import { Shopper } from '../../../testing/shopper';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const detail = (productId: string, quantity: number) => ({ productId, quantity });
const addPackage = (shopper: Shopper, id: string, body: object) =>
  shopper.call('POST /quotation/addmultipledetails/{id}', { params: { id }, body });

test('a package’s pieces join the quotation together, beside its other lines', async () => {
  const shopper = new Shopper(shop);
  const { id } = await shopper.quote(products.sofa, 2);
  const { body } = await addPackage(shopper, id, {
    fromOffers: true,
    details: [detail(products.sofa, 1), detail(products.lamp, 4)],
  });
  expect(body.Details.map((one) => [one.Product.id, one.quantity])).toEqual([
    [products.sofa, 3],
    [products.lamp, 4],
  ]);
  expect(body.fromOffers).toBe(true);
});

test('where one product lacks pieces nothing is added, and every lacking one is named with its code', async () => {
  const shopper = new Shopper(shop);
  const { id } = await shopper.quote(products.sofa, 8);
  const answer = await addPackage(shopper, id, {
    details: [detail(products.lamp, 1), detail(products.sofa, 5), detail(products.gone, 1)],
  });
  expect([answer.status, answer.code]).toEqual([409, 'package_out_of_stock']);
  expect(answer.details).toEqual([
    { name: 'Mueble ST1', code: 'ST1' },
    { name: 'Mueble ST4', code: 'ST4' },
  ]);
  const { body } = await shopper.call('POST /quotation/findbyid/{id}', { params: { id } });
  expect(body.Details.map((one) => [one.Product.id, one.quantity])).toEqual([[products.sofa, 8]]);
});

test('pieces of one product asked for twice are counted together', async () => {
  const shopper = new Shopper(shop);
  const { id } = await shopper.quote(products.lamp, 1);
  const answer = await addPackage(shopper, id, { details: [detail(products.sofa, 6), detail(products.sofa, 5)] });
  expect(answer.code).toBe('package_out_of_stock');
});

test('the postal code of the offers moves the whole quotation there', async () => {
  const shopper = new Shopper(shop);
  const { id } = await shopper.quote(products.sofa, 1, '06000');
  const { body } = await addPackage(shopper, id, { zipcodeDeliveryId: '77500', details: [detail(products.lamp, 1)] });
  expect(body.ZipcodeDelivery?.cp).toBe('77500');
  expect(body.Details.every((one) => one.shipDate === one.deliveriesGroups[0]?.date && one.validStock)).toBe(true);
});

test('the same package sent twice with one key is added once; an unknown product, an island and a stranger add nothing', async () => {
  const shopper = new Shopper(shop);
  const { id } = await shopper.quote(products.lamp, 1);
  const send = () =>
    shopper.call('POST /quotation/addmultipledetails/{id}', {
      params: { id },
      body: { details: [detail(products.lamp, 2)] },
      headers: { 'idempotency-key': `package-${id}` },
    });
  const [first, second] = [await send(), await send()];
  expect(second.body).toEqual(first.body);
  expect(first.body.totalProducts).toBe(3);
  const codes = await Promise.all([
    addPackage(shopper, id, { details: [detail(randomUUID(), 1)] }),
    addPackage(shopper, id, { zipcodeDeliveryId: '23880', details: [detail(products.lamp, 1)] }),
    addPackage(shopper, id, { details: [] }),
    addPackage(new Shopper(shop), id, { details: [detail(products.lamp, 1)] }),
  ]);
  expect(codes.map(({ code }) => code)).toEqual([
    'product_not_found',
    'zipcode_out_of_coverage',
    'invalid_input',
    'not_found',
  ]);
});

test('a room’s available pieces are added, the others are named with reasons; existing lines stay', async () => {
  const shopper = new Shopper(shop);
  const { id } = await shopper.quote(products.sofa, 8);
  const unknown = randomUUID();
  const { body } = await addPackage(shopper, id, {
    partial: true,
    details: [detail(products.lamp, 2), detail(products.sofa, 5), detail(products.gone, 1), detail(unknown, 1)],
  });
  expect(body.Details.map((one) => [one.Product.id, one.quantity])).toEqual([
    [products.sofa, 8],
    [products.lamp, 2],
  ]);
  expect(body.notAdded?.map(({ productId, code, reason }) => [productId, code, reason])).toEqual([
    [products.sofa, 'ST1', 'insufficient_stock'],
    [products.gone, 'ST4', 'insufficient_stock'],
    [unknown, '', 'product_not_found'],
  ]);
});

test('a room of which nothing can be had adds nothing and is refused; one sent twice with its key is added once', async () => {
  const shopper = new Shopper(shop);
  const { id } = await shopper.quote(products.lamp, 1);
  const none = await addPackage(shopper, id, { partial: true, details: [detail(products.gone, 1)] });
  expect([none.status, none.code]).toEqual([409, 'package_out_of_stock']);
  const send = () =>
    shopper.call('POST /quotation/addmultipledetails/{id}', {
      params: { id },
      body: { partial: true, details: [detail(products.lamp, 2), detail(products.gone, 1)] },
      headers: { 'idempotency-key': `room-${id}` },
    });
  const [first, second] = [await send(), await send()];
  expect(second.body).toEqual(first.body);
  expect(first.body.totalProducts).toBe(3);
});

test('an id written in capitals, or without dashes, adds to the line of its product', async () => {
  const shopper = new Shopper(shop);
  const { id } = await shopper.quote(products.lamp, 1);
  for (const productId of [products.lamp.toUpperCase(), products.lamp.replaceAll('-', '')])
    await shopper.call('POST /quotation/adddetail/{id}', { params: { id }, body: { productId, quantity: 2 } });
  const { body } = await addPackage(shopper, id, { details: [detail(products.lamp.toUpperCase(), 3)] });
  expect(body.Details.map((one) => [one.Product.id, one.quantity])).toEqual([[products.lamp, 8]]);
});

test('a quotation has as many lines as an order of them can be canceled with', async () => {
  const many = Array.from({ length: linesOfQuotation }, () => randomUUID());
  const product = { name: 'Taburete', society: '001', price_cents: 50_000, pictures: ['taburete'] };
  await shop.knex('product').insert(many.map((id, at) => ({ ...product, id, slug: `t${at}`, item_code: `T${at}` })));
  const stock = { warehouse_code: 'CUN', received: 1 };
  await shop.knex('stock_source').insert(many.map((_, at) => ({ ...stock, item_code: `T${at}` })));
  const shopper = new Shopper(shop);
  const { id } = await shopper.quote(products.sofa);
  const statuses: number[] = [];
  for (let at = 0; at < many.length; at += 50) {
    const details = many.slice(at, at + 50).map((one) => detail(one, 1));
    statuses.push((await addPackage(shopper, id, { details })).status);
  }
  expect(statuses).toEqual([...statuses.slice(1).map(() => 200), 400]);
  const { body } = await addPackage(shopper, id, { details: [detail(products.sofa, 1)] });
  expect(body.totalProducts).toBe(linesOfQuotation - 50 + 2);
});

test('pieces that cost more than any amount may be are refused, and the quotation stays as it was', async () => {
  const product_id = randomUUID();
  const costly = {
    id: product_id,
    name: 'Comedor',
    society: '001',
    pictures: ['comedor'],
    slug: 'comedor',
    item_code: 'C1',
  };
  await shop.knex('product').insert({ ...costly, price_cents: (mostPesos * 100) / 5 });
  await shop.knex('stock_source').insert({ warehouse_code: 'CUN', received: 9, item_code: 'C1' });
  const shopper = new Shopper(shop);
  const quotation = await shopper.quote(product_id, 5);
  const body = { productId: product_id, quantity: 1 };
  const refused = await shopper.call('POST /quotation/adddetail/{id}', { params: { id: quotation.id }, body });
  expect([refused.status, refused.code]).toEqual([400, 'invalid_input']);
  const { body: kept } = await shopper.call('POST /quotation/findbyid/{id}', { params: { id: quotation.id } });
  expect([kept.totalProducts, kept.subtotal]).toEqual([5, mostPesos]);
});
