import { type ProductList, productList } from '@actual/contracts/catalog/listing';
import { type ProductPassage, productPassage } from '@actual/contracts/catalog/product';
import { type CatalogFixture, catalogFixture } from '../testing/fixture';

let store: CatalogFixture;
beforeAll(async () => {
  store = await catalogFixture();
});
afterAll(() => store.close());
afterEach(() => store.clear());

const sized = (width: number, depth: number, height: number, packing: object | null = null) => ({
  weight_kg: 60,
  packing: packing && JSON.stringify(packing),
  dimensions: JSON.stringify(
    Object.entries({ Width: width, Depth: depth, Height: height }).map(([name, value]) => ({
      name,
      label: name,
      value,
      uom: 'cm',
    })),
  ),
});
const door = '2.d80-210';
const arrange = () =>
  store.add([
    { name: 'Silla', code: 'ST1', row: sized(45, 50, 90) },
    { name: 'Sofá', code: 'ST2', row: sized(220, 90, 85) },
    {
      name: 'Cama',
      code: 'ST3',
      row: sized(210, 190, 110, {
        parcels: [{ pieces: 2, width: 200, depth: 100, height: 14, weightKg: 30 }],
        builtAtHome: true,
        bare: null,
      }),
    },
    { name: 'Vaso', code: 'ST4' },
  ]);
const list = async (asked: object) => {
  const { body } = await store.call<ProductList>('POST', '/product/searchbyfilters/', asked);
  expect(productList.parse(body)).toEqual(body);
  return body;
};

test('cards say whether each product fits through the access, and nothing where none was given', async () => {
  await arrange();
  const { products } = await list({ wayIn: door });
  expect(Object.fromEntries(products.map(({ Name, wayIn }) => [Name, wayIn?.answer]))).toEqual({
    Silla: 'yes',
    Sofá: 'no',
    Cama: 'yes',
    Vaso: 'unknown',
  });
  expect((await list({})).products.every((one) => one.wayIn === undefined)).toBe(true);
});

test('the filter counts and keeps the pieces that pass the way in', async () => {
  await arrange();
  const whole = await list({ wayIn: door });
  const group = whole.facets.groups.find(({ Handle }) => Handle === 'wayIn');
  expect(group?.Values).toMatchObject([{ Name: 'Cabe por mi acceso', count: 2, selected: false }]);
  const kept = await list({ wayIn: door, comesIn: true });
  expect(kept.products.map(({ Name }) => Name).sort()).toEqual(['Cama', 'Silla']);
  expect(kept.total).toBe(2);
  expect(kept.facets.groups.find(({ Handle }) => Handle === 'wayIn')?.Values).toMatchObject([
    { count: 2, selected: true },
  ]);
  expect((await list({})).facets.groups.some(({ Handle }) => Handle === 'wayIn')).toBe(false);
});

test('a product says where it is decided, by how much, and how many people carry it', async () => {
  const ids = await arrange();
  const { body } = await store.call<ProductPassage[]>('POST', '/product/wayin/', { ids, wayIn: door });
  expect(productPassage.array().parse(body)).toEqual(body);
  expect(body.map(({ answer, carriers, parcelsKnown }) => [answer, carriers, parcelsKnown])).toEqual([
    ['yes', 3, false],
    ['no', 3, false],
    ['yes', 2, true],
    ['unknown', null, false],
  ]);
  expect(body[1]?.more).toBe(
    'No, ya armada no pasa por tu puerta: faltan 5\u00a0cm (el ancho). Pregúntanos si puede ir por partes.',
  );
});

test.each(['2.d-80-210', '2.d80', '2.d4000000-210', '2.d80.5-210', ''])(
  'refuses an invalid access (%s) and names its field',
  async (wayIn) => {
    for (const [path, body] of [
      ['/product/searchbyfilters/', { wayIn }],
      ['/product/wayin/', { ids: ['00000000-0000-4000-8000-000000000001'], wayIn }],
    ] as const)
      expect(await store.call('POST', path, body)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  },
);

test('refuses to list fitting pieces without a way in', async () => {
  expect(await store.call('POST', '/product/searchbyfilters/', { comesIn: true })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input' },
  });
});
