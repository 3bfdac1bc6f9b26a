import { randomUUID } from 'node:crypto';
import type { GroupProduct, ProductCard } from '@actual/contracts';
import type { Reply } from '@actual/contracts/client/client';
import { storeDay } from '@actual/domain';
import { type CatalogFixture, catalogFixture } from '../testing/fixture';

let store: CatalogFixture;
beforeAll(async () => {
  store = await catalogFixture();
});
afterAll(() => store.close());
afterEach(() => store.clear());

const group = randomUUID();
const colored = (name: string, code: string, size: string, more: object = {}) => ({
  row: { group_id: group, detailed_color: name, color_name: name, color_code: code, size, pictures: [`${name}-1`] },
  ...more,
});
async function arrangeGroup(): Promise<string[]> {
  await store.database.knex('product_group').insert({ id: group, name: 'Sofá' }).onConflict().ignore();
  return store.add([
    colored('Arena', '#D8C9B0', '2 plazas', { code: 'ST80001', priceCents: 900_000 }),
    colored('Arena', '#D8C9B0', '3 plazas', { code: 'ST80002', priceCents: 1_200_000 }),
    colored('Grafito', '#333333', '3 plazas', { code: 'ST80003', stock: 0 }),
    colored('Vino', '#550000', '3 plazas', { code: 'HM80004', society: '002' }),
  ]);
}
const products = (id: string, body: object = {}) =>
  store.call<GroupProduct[]>('POST', `/productgroup/getvariantgroupproducts/${id}`, body);

test('the products of a group have their own address, price, pieces, picture and day; the sold out one too', async () => {
  const ids = await arrangeGroup();
  const { body } = await products(group, { zipcodeDeliveryId: 'z77500' });
  expect(body.map((one) => [one.id, one.url, one.DiscountPrice, one.Available, one.picture, one.size])).toEqual([
    [ids[0], `/${body[0]?.slug}/${ids[0]}`, 9_000, 5, 'Arena-1', '2 plazas'],
    [ids[1], `/${body[1]?.slug}/${ids[1]}`, 12_000, 5, 'Arena-1', '3 plazas'],
    [ids[2], `/${body[2]?.slug}/${ids[2]}`, 1_000, 0, 'Grafito-1', '3 plazas'],
  ]);
  expect(body[0]?.deliveryDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(body[2]?.deliveryDate).toBeNull();
  expect((await products(ids[1] ?? '')).body.map((one) => one.deliveryDate)).toEqual([null, null, null]);
});

test('the choices of a group name each color and size with its products', async () => {
  const [small = '', large = '', gray = ''] = await arrangeGroup();
  const { body } = await store.call<Reply<'POST /productgroup/getgroupvariants/{id}'>>(
    'POST',
    `/productgroup/getgroupvariants/${small.toUpperCase()}`,
  );
  expect(body).toEqual({
    id: group,
    Type: 'variations',
    colors: [
      { Name: 'Arena', Code: '#D8C9B0', picture: 'Arena-1', productIds: [small, large] },
      { Name: 'Grafito', Code: '#333333', picture: 'Grafito-1', productIds: [gray] },
    ],
    sizes: [
      { Name: '2 plazas', productIds: [small] },
      { Name: '3 plazas', productIds: [large, gray] },
    ],
  });
});

test('a product without variations is a group of its own; an unknown id is none', async () => {
  const [id = ''] = await store.add([{ name: 'Sola' }]);
  expect((await products(id)).body.map((one) => one.Name)).toEqual(['Sola']);
  const unknown = await store.call<{ code: string }>('POST', `/productgroup/getgroupvariants/${randomUUID()}`);
  expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
});

test('looks are counted by day without a name, together; a product that is not shown has none', async () => {
  const own = await catalogFixture();
  try {
    const [first = '', second = '', soldOut = ''] = await own.add([{}, {}, { stock: 0 }]);
    const look = (id: string) => own.call<{ code?: string }>('POST', `/product/addseen/${id}`);
    for (const id of [first, second, first.toUpperCase(), first]) expect((await look(id)).status).toBe(200);
    for (const id of [soldOut, randomUUID()]) {
      const refused = await look(id);
      expect([refused.status, refused.body.code]).toEqual([404, 'product_not_found']);
    }
    await own.productViews.write();
    await look(second);
    await own.productViews.write();
    const rows = await own.database.knex('product_seen').orderBy('looks');
    expect(rows).toEqual([
      { product_id: second, day: storeDay(), looks: 2 },
      { product_id: first, day: storeDay(), looks: 3 },
    ]);
  } finally {
    await own.close();
  }
});

test('the main promotion is told with its percentages while it runs', async () => {
  const promo = (day: string | null) => ({
    id: randomUUID(),
    public_name: 'Semana de salas',
    discount_pg1: 20,
    discount_pg2: 15,
    discount_pg3: 10,
    discount_pg4: 5,
    discount_pg5: 0,
    ends_on: day,
  });
  const [running, over] = [promo(storeDay()), promo('2020-01-01')];
  await store.database.knex('promotion').insert([running, over]);
  const [with_ = '', late = '', without = ''] = await store.add([
    { discounts: [20, 15, 10, 5, 0], row: { promotion_id: running.id } },
    { row: { promotion_id: over.id } },
    {},
  ]);
  const ask = async (id: string) => (await store.call('GET', `/product/mainpromo/${id}`)).body;
  expect(await ask(with_)).toEqual({
    mainPromo: {
      id: running.id,
      publicName: 'Semana de salas',
      hasLM: false,
      discountTextPg5: null,
      endsOn: storeDay(),
      discountPg1: 20,
      discountPg2: 15,
      discountPg3: 10,
      discountPg4: 5,
      discountPg5: 0,
    },
  });
  expect([await ask(late), await ask(without)]).toEqual([{ mainPromo: null }, { mainPromo: null }]);
  expect(await ask(randomUUID())).toMatchObject({ code: 'product_not_found' });
});

test('products come by page as a table wants them, and by category only where it exists', async () => {
  await store.add([1, 2, 3].map((n) => ({ name: `Mesa ${n}`, priceCents: n * 100_000, categories: ['mesas'] })));
  const page = await store.call<{ products: ProductCard[]; total: number; pages: number }>('POST', '/product/find/2', {
    items: 2,
    term: 'mesa',
    sortOption: { key: 'DiscountPrice', direction: 'ASC' },
  });
  expect(Object.keys(page.body).sort()).toEqual(['page', 'pages', 'products', 'total']);
  expect(page.body).toMatchObject({ products: [{ Name: 'Mesa 3' }], total: 3, pages: 2 });
  const byCategory = (category?: string) =>
    store.call<{ total: number; code: string }>('POST', '/ProductSearch/searchByCategory', { category });
  expect((await byCategory('mesas')).body.total).toBe(3);
  expect((await byCategory('nada')).body.code).toBe('not_found');
  expect((await byCategory()).body.code).toBe('invalid_input');
});
