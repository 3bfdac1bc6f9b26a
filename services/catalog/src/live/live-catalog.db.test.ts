import type { ProductList, Suggestions } from '@actual/contracts';
import { type CatalogFixture, catalogFixture } from '../testing/fixture';

let store: CatalogFixture;
beforeAll(async () => {
  store = await catalogFixture();
});
afterAll(() => store.close());
afterEach(() => store.clear());

const list = async (body: unknown = {}): Promise<ProductList> =>
  (await store.call<ProductList>('POST', '/product/searchbyfilters/', body)).body;
const names = async (body: unknown = {}) => (await list(body)).products.map((one) => one.Name).sort();
/** The service's view when nobody has raised the catalog's version. */
const seen = () => store.live.refresh();
const write = () => store.database.knex;

test('notices changes of a product, its categories, its values or its stock without being told', async () => {
  const [a = '', b = ''] = await store.add([
    { code: 'ST1', name: 'Silla roja', categories: ['sillas'], values: ['color:rojo'], priceCents: 100_000 },
    { code: 'ST2', name: 'Mesa', categories: ['mesas'], values: ['color:azul'], priceCents: 200_000 },
  ]);
  await write()('product').where({ id: a }).update({ price_cents: 300_000, name: 'Banca roja' });
  await seen();
  expect((await list({ keywords: 'banca' })).products).toMatchObject([{ Name: 'Banca roja', DiscountPrice: 3_000 }]);
  // the word that nobody has any more is not found as it stands
  expect(await names({ keywords: 'silla', exact: true, category: 'mesas' })).toEqual([]);

  const [category] = await write()('category').where({ handle: 'mesas' }).pluck<string[]>('id');
  await write()('product_category').insert({ category_id: category, product_id: a });
  await write()('product_filter_value').where({ product_id: b }).delete();
  await write()('stock_source').where({ item_code: 'ST2' }).update({ received: 77 });
  await seen();
  expect(await names({ category: 'mesas' })).toEqual(['Banca roja', 'Mesa']);
  expect(await names({ filtervalues: ['color:azul'] })).toEqual([]);
  expect((await list({ itemcode: 'st2' })).products[0]?.Available).toBe(77);
});

test('removes a hidden or deleted product at once, and gives it a new position when it returns', async () => {
  const [a = '', b = '', c = ''] = await store.add([{ name: 'uno' }, { name: 'dos' }, { name: 'tres' }]);
  await write()('product').where({ id: a }).update({ active: false });
  await write()('product').where({ id: b }).delete();
  await seen();
  expect(await names()).toEqual(['tres']);
  await store.add([{ name: 'cuatro' }]);
  await write()('product').where({ id: a }).update({ active: true });
  await write()('product').where({ id: c }).update({ u_familia: 'NO' });
  await seen();
  expect(await names()).toEqual(['cuatro', 'uno']);
});

test('a new name of a category or a value is found with all its products', async () => {
  await store.add([{ name: 'Alfa', categories: ['comedores'], values: ['material:pino'] }, { name: 'Beta' }]);
  await write()('category').where({ handle: 'comedores' }).update({ name: 'Antecomedores' });
  await write()('filter_value').where({ handle: 'pino' }).update({ name: 'Caoba' });
  await seen();
  expect(await names({ keywords: 'caoba' })).toEqual(['Alfa']);
  expect(await names({ keywords: 'antecomedor' })).toEqual(['Alfa']);
  const { body } = await store.call<Suggestions>('GET', '/product/suggestions?term=antecom');
  expect(body.categories.map(({ Name }) => Name)).toContain('Antecomedores');
});

test('a transaction that ends late is not missed', async () => {
  const [a = '', b = ''] = await store.add([{ name: 'uno' }, { name: 'dos' }]);
  const slow = await write().transaction();
  await slow('product').where({ id: a }).update({ name: 'tarde' });
  await write()('product').where({ id: b }).update({ name: 'pronto' });
  await seen();
  expect(await names()).toEqual(['pronto', 'uno']);
  await slow.commit();
  await seen();
  expect(await names()).toEqual(['pronto', 'tarde']);
});

test('a mass change is read behind the requests, which are answered meanwhile', async () => {
  const many = 2_100;
  await store.add([{ name: 'solo' }]);
  await write().raw(
    `INSERT INTO product (id, item_code, name, slug, society, price_cents)
     SELECT gen_random_uuid(), 'MS' || n, 'Masa ' || n, 'masa-' || n, '001', 100000 FROM generate_series(1, ?) AS n`,
    [many],
  );
  await write().raw(
    `INSERT INTO stock_source (item_code, warehouse_code, received) SELECT item_code, 'CUN', 1 FROM product WHERE item_code LIKE 'MS%'`,
  );
  const whole = store.live.refresh();
  expect((await list()).total).toBeGreaterThan(0);
  await whole;
  expect((await list()).total).toBe(many + 1);
});
