import { randomUUID } from 'node:crypto';
import type { Product, ProductCard } from '@actual/contracts';
import { until } from '@actual/deploy/testing/until';
import { type CatalogFixture, catalogFixture } from '../testing/fixture';

let store: CatalogFixture;
beforeAll(async () => {
  store = await catalogFixture();
});
afterAll(() => store.close());
afterEach(() => store.clear());

const open = (id: string, site: 'actual-studio' | 'actual-kids' = 'actual-studio') =>
  store.call<Product & { code: string }>('POST', `/product/findbyid/${id}`, undefined, site);

test('the page has price, plans, dimensions above zero and its address', async () => {
  const [id = ''] = await store.add([
    {
      name: 'Sofá Bruma',
      code: 'ST900',
      priceCents: 1_000_000,
      discounts: [20, 15, 10, 5, 0],
      brand: 'Norte',
      categories: ['salas'],
      values: ['material:madera'],
      row: {
        dimensions: JSON.stringify([
          { name: 'Length', label: 'Largo', value: 200.456, uom: 'cm' },
          { name: 'Depth', label: 'Fondo', value: 0, uom: 'cm' },
        ]),
      },
    },
  ]);
  const { status, body } = await open(id);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    Price: 10_000,
    DiscountPrice: 8_000,
    Discount: 20,
    maxDiscount: 20,
    warrantyExchange: true,
    CustomBrand: { Name: 'Norte' },
    dimensions: [{ label: 'Largo', value: 200.46 }],
    Categories: [{ Handle: 'salas' }],
    FilterValues: [{ Filter: 'material', Handle: 'madera' }],
    ImagesOrder: '1,2',
    url: `/${body.slug}/${id}`,
  });
  expect(body.plans.map((one) => [one.months, one.total, one.monthly])).toEqual([
    [1, 8_000, 8_000],
    [3, 8_500, 2_833.33],
    [6, 9_000, 1_500],
    [9, 9_000, 1_000],
    [12, 9_500, 791.67],
  ]);
  const bySlug = await store.call<Product>('GET', `/product/findbyslug/${body.slug}`);
  expect(bySlug.body.id).toBe(id);
});

test('its pictures and its color are told in the words of the specification', async () => {
  const [id = ''] = await store.add([
    { name: 'Sofá Bruma', row: { detailed_color: 'Lino grafito', color_name: 'Gris', pictures: ['bruma', 'bruma-2'] } },
  ]);
  const { body } = await open(id);
  expect(body).toMatchObject({
    imageURL: '/pictures/bruma-1000.webp',
    icon_filename: 'bruma',
    icon_description: 'Sofá Bruma',
    icons: [
      { url: '/pictures/bruma-300.webp', size: '300x300' },
      { url: '/pictures/bruma-600.webp', size: '600x600' },
      { url: '/pictures/bruma-1000.webp', size: '1000x1000' },
    ],
    files: [
      { id: '1', filename: 'bruma-1000.webp', url: '/pictures/bruma-1000.webp' },
      { id: '2', filename: 'bruma-2-1000.webp', url: '/pictures/bruma-2-1000.webp' },
    ],
    ImagesOrder: '1,2',
    DetailedColor: 'Lino grafito',
    U_COLOR: 'Gris',
  });
});

test('a product without a picture has no picture’s address, and only its own color', async () => {
  const [id = ''] = await store.add([{ row: { pictures: [] } }]);
  expect((await open(id)).body).toMatchObject({
    imageURL: null,
    icon_filename: null,
    icon_description: null,
    icons: [],
    images: [],
    files: [],
    ImagesOrder: '',
    DetailedColor: null,
    U_COLOR: null,
  });
});

test('the page shows where available pieces lie, and no sold or incoming ones', async () => {
  const [id = ''] = await store.add([{ code: 'ST950', stock: 2, incoming: 40 }]);
  const { knex } = store.database;
  await knex('warehouse').insert({ code: 'PDC', name: 'Tienda Playa', time_zone: 'America/Cancun' });
  await knex('stock_source').insert({ item_code: 'ST950', warehouse_code: 'PDC', received: 3 });
  await store.refresh();
  const inCancun = { Warehouse: 'CUN', WhsName: 'Cancún', Available: 2 };
  const inPlaya = { Warehouse: 'PDC', WhsName: 'Tienda Playa', Available: 3 };
  expect((await open(id)).body).toMatchObject({ Warehouse: 'PDC', StoreStock: [inPlaya, inCancun], Available: 45 });
  const sold = await knex('stock_source').where({ warehouse_code: 'PDC' }).first<{ id: number }>('id');
  await knex('stock_sold').insert({ stock_source_id: sold.id, sold: 3 });
  await until(async () => (await open(id)).body.StoreStock.length === 1);
  expect((await open(id)).body).toMatchObject({ Warehouse: 'CUN', StoreStock: [inCancun] });
  await store.clear();
  await knex('warehouse').where({ code: 'PDC' }).delete();
});

test('from 29 percent there is no exchange by warranty', async () => {
  const [at28 = '', at29 = ''] = await store.add([{ discounts: [28, 0, 0, 0, 0] }, { discounts: [29, 0, 0, 0, 0] }]);
  expect((await open(at28)).body.warrantyExchange).toBe(true);
  expect((await open(at29)).body.warrantyExchange).toBe(false);
});

test.each([
  ['sold out', { stock: 0 }],
  ['inactive', { row: { active: false } }],
  ['of no family', { row: { u_familia: 'NO' } }],
  ['of another site', { society: '004' }],
])('a product that is %s is not found', async (_name, sketch) => {
  const [id = ''] = await store.add([sketch]);
  const { status, body } = await open(id);
  expect([status, body.code]).toEqual([404, 'product_not_found']);
});

test.each([
  ['sold out', { stock: 0 }],
  ['inactive', { row: { active: false } }],
])('the answer about a product that is %s names the narrowest category with others like it', async (_name, sketch) => {
  const [id = ''] = await store.add([
    { ...sketch, name: 'Agotado', categories: ['muebles', 'vacia'] },
    { name: 'Sofá', categories: ['muebles'] },
  ]);
  const { body } = await store.call<{ details: unknown }>('POST', `/product/findbyid/${id}`);
  expect(body.details).toEqual({ category: 'muebles' });
  const kids = await store.call<{ details?: unknown }>('POST', `/product/findbyid/${id}`, undefined, 'actual-kids');
  expect(kids.body.details).toBeUndefined();
});

test('unknown ids and slugs return 404, malformed ones 400, and none a 500', async () => {
  expect((await open(randomUUID())).body.code).toBe('product_not_found');
  expect((await open('nada')).body.code).toBe('invalid_input');
  for (const slug of ['no-existe', '%27%20OR%201=1', '%00', 'a'.repeat(199)])
    expect((await store.call<Product & { code: string }>('GET', `/product/findbyslug/${slug}`)).body.code).toBe(
      'product_not_found',
    );
});

test('variants are the active ones of the group that the site sells, each with its address and stock', async () => {
  const group = randomUUID();
  await store.database.knex('product_group').insert({ id: group, name: 'Bruma' });
  const variant = (color: string, more: object = {}) => ({
    name: color,
    row: { group_id: group, color_name: color, color_code: '#123456', ...more },
  });
  const [id = ''] = await store.add([
    variant('gris'),
    { ...variant('azul'), stock: 0 },
    { ...variant('rosa'), society: '004' },
    variant('viejo', { active: false }),
  ]);
  const { body } = await open(id);
  expect(body.variants.map((one) => [one.U_COLOR, one.Available])).toEqual([
    ['gris', 5],
    ['azul', 0],
  ]);
  expect(body.variants[1]?.url).toMatch(/^\/st\d+-\d+\/[0-9a-f-]{36}$/);
  expect(body.colors.map((one) => one.Name)[0]).toBe('gris');
});

test('cards of several ids come in the order asked, once each, without those that may not be shown', async () => {
  const [a = '', b = '', hidden = ''] = await store.add([{ name: 'a' }, { name: 'b' }, { name: 'x', society: '004' }]);
  const { body } = await store.call<ProductCard[]>('POST', '/product/multiplefindbyids/', {
    ids: [b, hidden, a, b, randomUUID()],
    zipcodeDeliveryId: 'z77500',
  });
  expect(body.map((one) => one.Name)).toEqual(['b', 'a']);
  expect(body[0]?.deliveryDate).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('cards have the fields of their products that are asked for besides, and no others', async () => {
  const dimensions = [{ name: 'Width', label: 'Ancho', value: 80, uom: 'cm' }];
  const [a = ''] = await store.add([
    { name: 'a', categories: ['salas'], row: { dimensions: JSON.stringify(dimensions), model: 'silla.glb' } },
  ]);
  const cards = async (populate_fields?: string[]) =>
    (await store.call<Partial<Product>[]>('POST', '/product/multiplefindbyids/', { ids: [a], populate_fields })).body;
  const [card = {}] = await cards(['dimensions', 'Categories', 'model', 'plans', 'StoreStock', '__proto__']);
  const { body: whole } = await store.call<Product>('POST', `/product/findbyid/${a}`);
  expect(card).toMatchObject({ dimensions, model: 'silla.glb', Categories: [{ Handle: 'salas' }], plans: whole.plans });
  expect(Object.keys(card)).not.toContain('StoreStock');
  const [plain = {}] = await cards();
  expect(Object.keys(plain).filter((field) => ['dimensions', 'Categories', 'model', 'plans'].includes(field))).toEqual(
    [],
  );
  expect(await cards([])).toEqual([plain]);
});
