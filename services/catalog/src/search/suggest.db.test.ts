import type { SisterStores, Site, Suggestions } from '@actual/contracts';
import { type CatalogFixture, catalogFixture } from '../testing/fixture';

let store: CatalogFixture;
beforeAll(async () => {
  store = await catalogFixture();
  await store.add([
    {
      name: 'Sofá Bruma',
      code: 'ST10001',
      categories: ['sofas'],
      discounts: [20, 0, 0, 0, 0],
      row: { sales_count: 9 },
    },
    { name: 'Sofá cama Oasis', categories: ['sofas'], row: { sales_count: 50 } },
    { name: 'Sofá cama Duna', categories: ['sofas'], row: { sales_count: 2 } },
    { name: 'Sofá agotado', categories: ['sofas'], stock: 0 },
    { name: 'Mesa de centro Luna', categories: ['mesas-de-centro'] },
    { name: 'Mesa de centro Sol', categories: ['mesas-de-centro'], row: { sales_count: 70 } },
    { name: 'Librero Norte', categories: ['libreros'] },
    { name: 'Recámara Alba', categories: ['recamaras'] },
    { name: 'Cuna Nube', categories: ['cunas'], society: '004' },
    { name: 'Cuna Cielo', categories: ['cunas'], society: '004' },
  ]);
});
afterAll(() => store.close());

const suggest = async (term: string, site: Site = 'actual-studio') =>
  (await store.call<Suggestions>('GET', `/product/suggestions?term=${encodeURIComponent(term)}`, undefined, site)).body;

test('suggests categories, products and whole terms while a visitor types', async () => {
  const { categories, products, terms } = await suggest('sof');
  expect(categories).toMatchObject([{ Handle: 'sofas', url: '/category/sofas', count: 3 }]);
  expect(products.map((one) => one.Name)).toEqual(['Sofá cama Oasis', 'Sofá Bruma', 'Sofá cama Duna']);
  expect(products[1]).toMatchObject({ DiscountPrice: 800, priceBefore: 1_000, Discount: 20, picture: 'frente' });
  expect(terms).toEqual(['sofá', 'sofá cama']);
});

test('a main category is called by its own name, without a blank before it', async () => {
  const { categories } = await suggest('recám');
  expect(categories.map(({ Name }) => Name)).toContain('recamaras');
});

test.each([
  ['mesa de cen', 'Mesa de centro Sol'],
  ['sofacama', 'Sofá cama Oasis'],
  ['livrero', 'Librero Norte'],
  ['estanteria', 'Librero Norte'],
  ['ST100', 'Sofá Bruma'],
])('typing %s suggests %s', async (term, name) => {
  expect((await suggest(term)).products[0]?.Name).toBe(name);
});

test('a slip is forgiven and said', async () => {
  expect((await suggest('livrero')).correctedTerm).toBe('librero');
  expect((await suggest('librero')).correctedTerm).toBeNull();
});

test('each site suggests its own, sold out pieces never', async () => {
  expect((await suggest('cuna')).products).toEqual([]);
  expect((await suggest('cuna', 'actual-kids')).products).toHaveLength(2);
  expect((await suggest('sof', 'actual-kids')).terms).toEqual([]);
  expect((await suggest('agotado')).products).toEqual([]);
});

test.each<[string, Site, SisterStores]>([
  ['cuna', 'actual-studio', [{ site: 'actual-kids', total: 2 }]],
  ['cuna nube', 'actual-studio', [{ site: 'actual-kids', total: 1 }]],
  ['cuna de bronce', 'actual-studio', []],
  ['ST10001', 'actual-kids', [{ site: 'actual-studio', total: 1 }]],
  ['agotado', 'actual-kids', []],
])('the other stores that have all of «%s», asked at %s, are named with their count', async (term, site, stores) => {
  const path = `/product/elsewhere?term=${encodeURIComponent(term)}`;
  expect((await store.call<SisterStores>('GET', path, undefined, site)).body).toEqual(stores);
});

test('an empty term gets the popular suggestions', async () => {
  const { categories, terms, products } = await suggest('  ');
  expect(categories.length).toBeGreaterThan(0);
  expect(terms).toEqual(['mesa de centro', 'sofá cama']);
  expect(products).toEqual([]);
});

test.each(['%', '😀', "' OR 1=1", '\u0000', '_'.repeat(200), 'a'.repeat(200), '9'.repeat(40)])(
  'suggests nothing for %j, without an error',
  async (term) => {
    const answer = await suggest(term);
    expect(answer.products).toEqual([]);
  },
);

test('an endless term is refused', async () => {
  expect((await store.call('GET', `/product/suggestions?term=${'a'.repeat(201)}`)).status).toBe(400);
});
