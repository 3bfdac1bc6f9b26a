import { randomUUID } from 'node:crypto';
import { type ProductList, productList, type SearchParameters } from '@actual/contracts/catalog/listing';
import { type CatalogFixture, catalogFixture, type ProductSketch } from '../testing/fixture';

let store: CatalogFixture;
beforeAll(async () => {
  store = await catalogFixture();
});
afterAll(() => store.close());
afterEach(() => store.clear());

const list = async (asked: SearchParameters) => {
  const { body } = await store.call<ProductList>('POST', '/product/searchbyfilters/', { models: true, ...asked });
  expect(productList.parse(body)).toEqual(body);
  return body;
};
const group = async (): Promise<string> => {
  const id = randomUUID();
  await store.database.knex('product_group').insert({ id, name: 'Modelo' });
  return id;
};
const inColor = (name: string, code: string, size: string | null = null): ProductSketch['row'] => ({
  color_name: name,
  color_code: code,
  size,
});

test('a list of models has one tile for each, with its other colors, and says how many pieces that are', async () => {
  const sofa = await group();
  await store.add([
    { name: 'Sofá rojo', priceCents: 300_000, row: { ...inColor('Rojo', '#ff0000'), group_id: sofa } },
    { name: 'Sofá azul', priceCents: 200_000, row: { ...inColor('Azul', '#0000ff'), group_id: sofa } },
    { name: 'Sofá gris', stock: 0, row: { ...inColor('Gris', '#888888'), group_id: sofa } },
    { name: 'Banco', priceCents: 250_000 },
  ]);
  const found = await list({ sortOption: { key: 'DiscountPrice', direction: 'ASC' } });
  expect(found).toMatchObject({ total: 2, pieces: 3, pages: 1 });
  expect(found.products.map(({ Name, variants }) => [Name, variants?.map((one) => one.Name)])).toEqual([
    ['Sofá azul', ['Sofá rojo']],
    ['Banco', undefined],
  ]);
});

test('a filter of color, of price or an order decides which product stands for the model', async () => {
  const sofa = await group();
  await store.add([
    {
      name: 'Rojo',
      priceCents: 300_000,
      values: ['color:rojo'],
      row: { ...inColor('Rojo', '#f00000'), group_id: sofa },
    },
    {
      name: 'Azul',
      priceCents: 200_000,
      values: ['color:azul'],
      row: { ...inColor('Azul', '#0000f0'), group_id: sofa },
    },
  ]);
  const shown = async (asked: SearchParameters) => {
    const { products, total, pieces } = await list(asked);
    return [products.map(({ Name }) => Name), products[0]?.variants?.map(({ Name }) => Name), total, pieces];
  };
  expect(await shown({ filtervalues: ['color:rojo'] })).toEqual([['Rojo'], ['Azul'], 1, 1]);
  expect(await shown({ maxPrice: 2_500 })).toEqual([['Azul'], ['Rojo'], 1, 1]);
  expect(await shown({ sortOption: { key: 'DiscountPrice', direction: 'DESC' } })).toEqual([['Rojo'], ['Azul'], 1, 2]);
});

test('pages of models show each once; without being asked for, a list has every product', async () => {
  for (let n = 0; n < 4; n += 1) {
    const one = await group();
    await store.add([
      { name: `${n} A`, row: { ...inColor('A', '#aaaaaa'), group_id: one } },
      { name: `${n} B`, row: { ...inColor('B', '#bbbbbb'), group_id: one } },
    ]);
  }
  const pages = await Promise.all([1, 2, 3].map((page) => list({ page, items: 2 })));
  expect(pages.map(({ products }) => products.length)).toEqual([2, 2, 0]);
  const ids = pages.flatMap(({ products }) => products.map(({ Name }) => Name.slice(0, 1)));
  expect(new Set(ids).size).toBe(4);
  const { total, pieces, products } = await list({ models: false });
  expect([total, pieces, products.length]).toEqual([8, undefined, 8]);
});

test('a color is shown once, in the size of the shown product where there is one; sizes are counted', async () => {
  const bed = await group();
  const row = (color: readonly [string, string], size: string) => ({ ...inColor(...color, size), group_id: bed });
  await store.add([
    { name: 'Queen nogal', priceCents: 100_000, row: row(['Nogal', '#763c1a'], 'Queen') },
    { name: 'King blanco', priceCents: 150_000, row: row(['Blanco', '#ffffff'], 'King') },
    { name: 'Queen blanco', priceCents: 160_000, row: row(['Blanco', '#ffffff'], 'Queen') },
    { name: 'King nogal', priceCents: 170_000, row: row(['Nogal', '#763c1a'], 'King') },
  ]);
  const { products } = await list({ sortOption: { key: 'DiscountPrice', direction: 'ASC' } });
  expect(products.map(({ Name, sizes, variants }) => [Name, sizes, variants?.map((one) => one.Name)])).toEqual([
    ['Queen nogal', 2, ['Queen blanco']],
  ]);
});

test('a search keeps the model where its best answer stands', async () => {
  const lamp = await group();
  await store.add([
    { name: 'Lámpara Luna negra', row: { ...inColor('Negro', '#111111'), group_id: lamp, sales_count: 1 } },
    { name: 'Lámpara Luna blanca', row: { ...inColor('Blanco', '#eeeeee'), group_id: lamp, sales_count: 9 } },
  ]);
  const { products, total } = await list({ keywords: 'lampara luna negra', exact: true });
  expect([products[0]?.Name, total]).toEqual(['Lámpara Luna negra', 1]);
});
