import { randomUUID } from 'node:crypto';
import type { Category, CategoryTile, ProductList } from '@actual/contracts';
import type { Reply } from '@actual/contracts/client/client';
import { type CatalogFixture, catalogFixture } from '../testing/fixture';

let store: CatalogFixture;
const ids = {
  salas: randomUUID(),
  sofas: randomUUID(),
  kids: randomUUID(),
  camas: randomUUID(),
  mesas: randomUUID(),
  vacia: randomUUID(),
};

beforeAll(async () => {
  store = await catalogFixture();
  const db = store.database.knex;
  const category = (handle: keyof typeof ids, level: number, parent: string | null = null) => ({
    id: ids[handle],
    handle,
    name: handle,
    level,
    parent_id: parent,
  });
  await db('category').insert([
    category('salas', 1),
    category('kids', 1),
    category('vacia', 1),
    { ...category('mesas', 1), position: 5 },
    category('sofas', 2, ids.salas),
    category('camas', 2, ids.kids),
  ]);
  const products = await store.add([
    ...Array.from({ length: 8 }, (_, i) => ({
      name: `Sofá ${i}`,
      priceCents: 100_000 * (i + 1),
      discounts: [i === 3 ? 25 : 0, 0, 0, 0, 0] as [number, number, number, number, number],
      row: { sales_count: i },
    })),
    { name: 'Cama', society: '004' },
    { name: 'Litera', society: '004' },
  ]);
  const [litera = '', cama = ''] = [...products].reverse();
  const sofas = products.slice(0, 8);
  await db('product_category').insert([
    ...sofas.flatMap((product_id) => [ids.salas, ids.sofas].map((category_id) => ({ category_id, product_id }))),
    ...sofas.slice(0, 2).map((product_id) => ({ category_id: ids.mesas, product_id })),
    ...[cama, litera].flatMap((product_id) =>
      [ids.kids, ids.camas].map((category_id) => ({ category_id, product_id })),
    ),
  ]);
  const banner = { site: 'actual-studio', filename: 'foto', display_url: '/search', display_text: 'Ver' };
  await db('banner').insert([
    { ...banner, id: randomUUID(), title: 'segundo', product_id: cama, position: 2 },
    { ...banner, id: randomUUID(), title: 'primero', product_id: sofas[0], position: 1 },
  ]);
  await store.refresh();
});
afterAll(() => store.close());

test('a site has its banners in their order, with cards only of products that it may show', async () => {
  const { body } = await store.call<Reply<'POST /site/findbyhandle/{handle}'>>(
    'POST',
    '/site/findbyhandle/actual-studio',
  );
  expect(body.banners.map((one) => [one.title, one.product?.Name ?? null])).toEqual([
    ['primero', 'Sofá 0'],
    ['segundo', null],
  ]);
  const unknown = await store.call<{ code: string }>('POST', '/site/findbyhandle/otra');
  expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
});

test('home carousels: the six best sold of each main category; at Kids those below its one category', async () => {
  const featured = async (site: string) =>
    (await store.call<Reply<'GET /featuredproduct/{id}'>>('GET', `/featuredproduct/${site}`)).body;
  const studio = await featured('actual-studio');
  expect(studio.carousels.map((one) => [one.href, one.products.length])).toEqual([
    ['/category/salas', 6],
    ['/category/mesas', 2],
  ]);
  expect(studio.carousels[0]?.products[0]?.Name).toBe('Sofá 7');
  expect(studio.promo.map((one) => [one.Name, one.promoDiscount])).toEqual([['Sofá 3', 25]]);
  expect(studio.fromPrice).toBe(1_000);
  // of the eight sofas six are among the best sold and one is in the banner
  expect(studio.piece?.Name).toBe('Sofá 1');
  expect((await featured('actual-kids')).carousels.map((one) => one.href)).toEqual(['/category/camas']);
});

test('with a postal code the home’s cards have the same days as a list; without one, or where nothing goes, none', async () => {
  const days = async (query = '') => {
    const { body } = await store.call<Reply<'GET /featuredproduct/{id}'>>(
      'GET',
      `/featuredproduct/actual-studio${query}`,
    );
    const cards = [...body.carousels.flatMap(({ products }) => products), ...body.promo];
    return new Map(cards.map((card) => [card.ItemCode, card.deliveryDate]));
  };
  const shown = await days('?zipcodeDeliveryId=z77500');
  const { body } = await store.call<ProductList>('POST', '/product/searchbyfilters/', { zipcodeDeliveryId: 'z77500' });
  expect([...shown.values()].every((day) => day !== null)).toBe(true);
  for (const card of body.products) {
    if (shown.has(card.ItemCode)) expect(shown.get(card.ItemCode)).toBe(card.deliveryDate);
  }
  expect(
    [...(await days()).values(), ...(await days('?zipcodeDeliveryId=z77400')).values()].every((day) => day === null),
  ).toBe(true);
});

test('categories show the site’s counts and lowest price, and none that is empty there', async () => {
  const main = async (site: 'actual-studio' | 'actual-kids') =>
    (await store.call<CategoryTile[]>('POST', '/productcategory/getmaincategories', undefined, site)).body;
  expect((await main('actual-studio')).map((one) => [one.Handle, one.productCount, one.fromPrice])).toEqual([
    ['salas', 8, 1_000],
    ['mesas', 2, 1_000],
  ]);
  expect((await main('actual-kids')).map((one) => one.Handle)).toEqual(['kids']);
  const tree = await store.call<Reply<'POST /productcategory/getcategoriestree'>>(
    'POST',
    '/productcategory/getcategoriestree',
  );
  expect(tree.body[0]?.Childs.map((one) => one.Handle)).toEqual(['sofas']);
});

test('a category knows its parents, children and at most two featured products', async () => {
  const open = (handle: string) => store.call<Category>('POST', `/productcategory/findbyhandle/${handle}`);
  expect((await open('sofas')).body.Parents).toEqual([{ Handle: 'salas', Name: 'salas' }]);
  expect((await open('salas')).body.FeaturedProducts.map((one) => one.Name)).toEqual(['Sofá 7', 'Sofá 6']);
  expect((await open('vacia')).body.productCount).toBe(0);
  expect((await open('no-existe')).status).toBe(404);
});

test('lists the warehouses with their names', async () => {
  expect((await store.call('GET', '/company/find')).body).toEqual([{ id: 'CUN', WhsName: 'Cancún' }]);
});
