import { type ProductList, productList, type SearchParameters } from '@actual/contracts/catalog/listing';
import type { Site } from '@actual/contracts/shapes';
import { until } from '@actual/deploy/testing/until';
import * as fc from 'fast-check';
import { type CatalogFixture, catalogFixture, type ProductSketch } from '../testing/fixture';

let store: CatalogFixture;
beforeAll(async () => {
  store = await catalogFixture();
});
afterAll(() => store.close());
afterEach(() => store.clear());

const list = async (asked: SearchParameters, site: Site = 'actual-studio') => {
  const { body } = await store.call<ProductList>('POST', '/product/searchbyfilters/', asked, site);
  // lists are written by hand: nothing lacks and nothing is too much
  expect(productList.parse(body)).toEqual(body);
  return body;
};
const names = async (body: SearchParameters, site?: Site) => (await list(body, site)).products.map((one) => one.Name);

const anyProduct = fc.record({
  society: fc.constantFrom('001', '002', '003', '004'),
  priceCents: fc.integer({ min: 1, max: 40 }).map((n) => n * 5_000),
  discounts: fc.constantFrom(0, 10, 15, 30, 40).map((n): ProductSketch['discounts'] => [n, 0, 0, 0, 0]),
  brand: fc.constantFrom('Norte', 'Sur'),
  categories: fc.subarray(['salas', 'sillas']),
  values: fc.subarray(['material:madera', 'material:metal', 'color:rojo', 'color:azul']),
  stock: fc.constantFrom(0, 1, 10, 11, 40, 300),
});
const anyQuestion = fc.record(
  {
    category: fc.constantFrom('salas', 'sillas', 'nada'),
    filtervalues: fc.subarray(['material:madera', 'material:metal', 'color:rojo', 'color:verde']),
    discounts: fc.subarray(['10', '30', '12']),
    stockRanges: fc.subarray(['1-10', '11-30', '271']),
    minPrice: fc.integer({ min: 0, max: 1_500 }),
    maxPrice: fc.integer({ min: 300, max: 2_000 }),
  },
  { requiredKeys: [] },
);

type Sketch = Required<Pick<ProductSketch, 'society' | 'priceCents' | 'brand' | 'categories' | 'values' | 'stock'>> & {
  discounts: NonNullable<ProductSketch['discounts']>;
};
const price = (one: Sketch) => Math.floor((one.priceCents * (100 - one.discounts[0])) / 5_000 + 0.5) / 2;
const rangeHas: Record<string, (n: number) => boolean> = {
  '1-10': (n) => n >= 1 && n <= 10,
  '11-30': (n) => n >= 11 && n <= 30,
  '271': (n) => n >= 271,
};

/** The same question answered the slow and plain way; `but` leaves one filter out. */
function reference(products: readonly Sketch[], q: SearchParameters, but?: string): Sketch[] {
  const some = <T>(asked: readonly T[] | undefined, filter: string, test: (one: T) => boolean) =>
    filter === but || !asked?.length || asked.some(test);
  const values = (q.filtervalues ?? []) as string[];
  return products.filter((one) => {
    const chosenOf = (filter: string) => values.filter((value) => value.startsWith(`${filter}:`));
    return (
      ['001', '003'].includes(one.society) &&
      one.stock > 0 &&
      (q.category === undefined || one.categories.includes(q.category)) &&
      some(chosenOf('material'), 'material', (value) => one.values.includes(value)) &&
      some(chosenOf('color'), 'color', (value) => one.values.includes(value)) &&
      some(q.discounts as string[], 'discount', (bound) => bound !== '12' && one.discounts[0] >= Number(bound)) &&
      some(q.stockRanges as string[], 'availability', (range) => rangeHas[range]?.(one.stock) ?? false) &&
      (but === 'price' ||
        (price(one) >= ((q.minPrice as number) ?? 0) && price(one) <= ((q.maxPrice as number) ?? Infinity)))
    );
  });
}

test('for random catalogs and filters: list, total and every count match a plain search', async () => {
  // the name of a filter that no shop has asks for nothing: here both have been known
  await store.add([{ values: ['material:madera', 'color:rojo'] }]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyProduct, { minLength: 1, maxLength: 15 }),
      fc.array(anyQuestion, { minLength: 4, maxLength: 4 }),
      async (sketches, questions) => {
        const products = sketches as Sketch[];
        await store.clear();
        const ids = await store.add(products);
        const idOf = new Map(products.map((one, i) => [one, ids[i]]));
        for (const question of questions) {
          const answer = await list({ ...question, items: 60 });
          const expected = reference(products, question);
          expect(answer.products.map((one) => one.id).sort()).toEqual(expected.map((one) => idOf.get(one)).sort());
          expect(answer.total).toBe(expected.length);
          const counts = Object.fromEntries(
            answer.facets.groups.map((group) => [
              group.Handle,
              new Map(group.Values.map((one) => [one.Handle, one.count])),
            ]),
          );
          const expectCount = (group: string, handle: string, has: (one: Sketch) => boolean) =>
            expect([group, handle, counts[group]?.get(handle) ?? 0]).toEqual([
              group,
              handle,
              reference(products, question, group).filter(has).length,
            ]);
          for (const value of ['madera', 'metal'])
            expectCount('material', value, (one) => one.values.includes(`material:${value}`));
          for (const value of ['rojo', 'azul'])
            expectCount('color', value, (one) => one.values.includes(`color:${value}`));
          for (const bound of [10, 30, 35]) expectCount('discount', String(bound), (one) => one.discounts[0] >= bound);
          for (const range of ['1-10', '11-30', '271'])
            expectCount('availability', range, (one) => rangeHas[range]?.(one.stock) ?? false);
          const prices = reference(products, question, 'price').map(price);
          expect(answer.facets.price?.min ?? null).toBe(prices.length ? Math.floor(Math.min(...prices)) : null);
          expect(answer.facets.price?.max ?? null).toBe(prices.length ? Math.ceil(Math.max(...prices)) : null);
          expect((answer.facets.price?.histogram ?? []).reduce((a, b) => a + b, 0)).toBe(prices.length);
        }
      },
    ),
    { numRuns: 5 },
  );
});

test('each site lists its own society, and Studio and Home what both sell', async () => {
  await store.add(['001', '002', '003', '004'].map((society) => ({ name: society, society })));
  const sorted = async (site: Site) => (await names({}, site)).sort();
  expect(await sorted('actual-studio')).toEqual(['001', '003']);
  expect(await sorted('actual-home')).toEqual(['002', '003']);
  expect(await sorted('actual-kids')).toEqual(['004']);
});

test('lists leave out products that are inactive, without family, sold out or internal (CO); a purchase under way is stock', async () => {
  await store.add([
    { name: 'visible' },
    { name: 'inactivo', row: { active: false } },
    { name: 'sin familia', row: { u_familia: 'NO' } },
    { name: 'agotado', stock: 0 },
    { name: 'por llegar', stock: 0, incoming: 3 },
    { name: 'interno', code: 'CO12345' },
    { name: 'interno como los de la tienda', code: 'CO-0003' },
    { name: 'permitido', code: 'CO00001' },
    { name: 'permitido como los de la tienda', code: 'CO-0002' },
  ]);
  expect((await names({})).sort()).toEqual(['permitido', 'permitido como los de la tienda', 'por llegar', 'visible']);
});

test('a category is sorted by price, everything else by sales; ties keep their order from page to page', async () => {
  await store.add([
    { name: 'caro', priceCents: 900_000, categories: ['salas'], row: { sales_count: 1 } },
    { name: 'barato', priceCents: 100_000, categories: ['salas'], row: { sales_count: 5 } },
    {
      name: 'rebajado',
      priceCents: 150_000,
      discounts: [50, 0, 0, 0, 0],
      categories: ['salas'],
      row: { sales_count: 3 },
    },
  ]);
  expect(await names({ category: 'salas' })).toEqual(['rebajado', 'barato', 'caro']);
  expect(await names({})).toEqual(['barato', 'rebajado', 'caro']);
  expect(await names({ sortOption: { key: 'Discount', direction: 'DESC' } })).toEqual(['rebajado', 'barato', 'caro']);
  expect(await names({ sortOption: { key: 'DiscountPrice', direction: 'DESC' } })).toEqual([
    'caro',
    'barato',
    'rebajado',
  ]);
});

test('pages of ten show every product once', async () => {
  await store.add(Array.from({ length: 23 }, () => ({ priceCents: 100_000, categories: ['salas'] })));
  const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ category: 'salas', page })));
  expect(pages.map((one) => one.products.length)).toEqual([10, 10, 3, 0]);
  expect(new Set(pages.flatMap((one) => one.products.map((product) => product.id))).size).toBe(23);
  expect(pages[0]).toMatchObject({ total: 23, pages: 3, page: 1 });
});

test('the promotions list holds the slow movers alone, the deepest discount first', async () => {
  await store.add([
    { name: 'normal', discounts: [40, 0, 0, 0, 0] },
    { name: 'lento', discounts: [10, 0, 0, 0, 0], row: { slow_movement: true } },
    { name: 'muy lento', discounts: [30, 0, 0, 0, 0], row: { slow_movement: true } },
  ]);
  expect(await names({ sortOption: { key: 'slowMovement', direction: 'DESC' } })).toEqual(['muy lento', 'lento']);
});

test('with a postal code every card has its day; without one, or where we do not deliver, it has none', async () => {
  await store.add([{ name: 'hay' }, { name: 'llegará', stock: 0, incoming: 2 }]);
  const days = async (zipcodeDeliveryId?: string) =>
    Object.fromEntries((await list({ zipcodeDeliveryId })).products.map((one) => [one.Name, one.deliveryDate]));
  const today = new Date().toISOString().slice(0, 10);
  const { hay, llegará } = await days('z77500');
  expect(hay && hay > today).toBe(true);
  expect(llegará).toBe('2099-01-07');
  expect(await days()).toEqual({ hay: null, llegará: null });
  expect(await days('z77400')).toEqual({ hay: null, llegará: null });
  expect(await days("'; drop table product; --\u0000")).toEqual({ hay: null, llegará: null });
});

test('a change of price, stock or reservation is in the next list', async () => {
  const [id] = await store.add([{ code: 'ST777', stock: 1, priceCents: 100_000 }]);
  expect((await list({})).products[0]).toMatchObject({ Available: 1, DiscountPrice: 1_000 });
  await store.database.knex('product').where({ id }).update({ price_cents: 200_000 });
  await store.refresh();
  expect((await list({})).products[0]?.DiscountPrice).toBe(2_000);
  const source = await store.database.knex('stock_source').where({ item_code: 'ST777' }).first<{ id: number }>('id');
  await store.database.knex('stock_sold').insert({ stock_source_id: source.id, sold: 1 });
  await until(async () => (await list({})).total === 0);
});

test('a width, depth or height in centimeters bounds and orders a list; products without it are outside every bound and last', async () => {
  const cm = (name: string, value: number, uom = 'cm') => ({ name, label: name, value, uom });
  const sized = (name: string, ...dimensions: object[]) => ({ name, row: { dimensions: JSON.stringify(dimensions) } });
  await store.add([
    sized('sofá', cm('Width', 2.1, 'm'), cm('Depth', 90), cm('Height', 80)),
    sized('sillón', cm('Width', 86.6), cm('Depth', 85), cm('Height', 99)),
    sized('tapete', cm('Length', 150)),
    sized('lámpara'),
  ]);
  expect(await names({ maxWidth: 87, sortOption: { key: 'width' } })).toEqual(['sillón']);
  expect(await names({ minWidth: 86.6, maxDepth: 90, sortOption: { key: 'depth' } })).toEqual(['sillón', 'sofá']);
  expect(await names({ sortOption: { key: 'width' } })).toEqual(['sillón', 'tapete', 'sofá', 'lámpara']);
  const widest = await names({ sortOption: { key: 'width', direction: 'DESC' } });
  expect(widest).toEqual(['sofá', 'tapete', 'sillón', 'lámpara']);
  expect((await list({ maxWidth: 87 })).facets.sizes).toEqual([
    { Handle: 'width', Name: 'Ancho', min: 86, max: 210 },
    { Handle: 'depth', Name: 'Fondo', min: 85, max: 85 },
    { Handle: 'height', Name: 'Alto', min: 99, max: 99 },
  ]);
});

test.each([
  ['an unknown category', { category: 'no-existe' }],
  ['an unknown brand', { brandsIds: ['x', "' OR 1=1 --"] }],
  ['an unknown filter value', { filtervalues: ['material:plastilina', ':', 'madera:'] }],
  ['a page far away', { page: 99_999 }],
])('%s is an empty list, not an error', async (_name, body) => {
  await store.add([{}]);
  const answer = await store.call<ProductList>('POST', '/product/searchbyfilters/', body);
  expect([answer.status, answer.body.products]).toEqual([200, []]);
});

test.each([
  ['a page of zero', { page: 0 }],
  ['a page that is text', { page: 'dos' }],
  ['too many items', { items: 1_000 }],
  ['a sort nobody knows', { sortOption: { key: 'password', direction: 'ASC' } }],
  ['a negative price', { minPrice: -1 }],
  ['a width of many kilometers', { maxWidth: 1e9 }],
  ['a category that is an object', { category: { $gt: '' } }],
  ['a term of ten kilobytes', { keywords: 'sofá '.repeat(2_000) }],
])('%s is invalid input', async (_name, body) => {
  const answer = await store.call<{ code: string }>('POST', '/product/searchbyfilters/', body);
  expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input']);
});

test('a call without its site is refused', async () => {
  const answer = await store.call<{ code: string }>('POST', '/product/searchbyfilters/', {}, null);
  expect([answer.status, answer.body.code]).toEqual([400, 'site_required']);
});
