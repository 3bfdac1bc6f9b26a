import { randomUUID } from 'node:crypto';
import type { Category } from '@actual/contracts';
import { type CatalogFixture, catalogFixture } from '../testing/fixture';

let store: CatalogFixture;
const ids = {
  salas: randomUUID(),
  sofas: randomUUID(),
  sillones: randomUUID(),
  vacia: randomUUID(),
  mesas: randomUUID(),
};
beforeAll(async () => {
  store = await catalogFixture();
  const row = (handle: keyof typeof ids, name: string, level: number, parent: keyof typeof ids | null) => ({
    id: ids[handle],
    handle,
    name,
    level,
    parent_id: parent && ids[parent],
  });
  await store.database
    .knex('category')
    .insert([
      row('salas', 'Salas', 1, null),
      row('sofas', 'Sofás', 2, 'salas'),
      row('sillones', 'Sillones', 2, 'salas'),
      row('mesas', 'Mesas', 1, null),
      row('vacia', 'Vacía', 1, null),
    ]);
  const products = await store.add([
    { brand: 'Norte', values: ['material:madera', 'color:azul'] },
    { brand: 'Norte', values: ['material:metal'] },
    { brand: 'Sur', society: '003', values: ['color:azul'] },
    { brand: 'Este', society: '002', values: ['color:rojo'] },
  ]);
  const member = (category: keyof typeof ids, ...positions: number[]) =>
    positions.map((position) => ({ category_id: ids[category], product_id: products[position] }));
  await store.database
    .knex('product_category')
    .insert([...member('salas', 0, 1), ...member('sofas', 0), ...member('sillones', 1), ...member('mesas', 2, 3)]);
  await store.refresh();
});
afterAll(() => store.close());

const post = async <T>(url: string, body: unknown = {}) => (await store.call<T>('POST', url, body)).body;
type Named = { Handle: string; productCount: number };
const handles = (list: readonly { Handle: string }[]) => list.map((one) => one.Handle);

test('all categories come in a flat list with their parents, the empty one is left out', async () => {
  const all = await post<(Named & { Parent: string | null })[]>('/productcategory/getallcategories');
  expect(all.map((one) => [one.Handle, one.Parent, one.productCount])).toEqual([
    ['mesas', null, 1],
    ['salas', null, 2],
    ['sillones', 'salas', 1],
    ['sofas', 'salas', 1],
  ]);
});

test('the menu has its groups, and a category its family', async () => {
  const groups = await post<(Named & { Categories: Named[] })[]>('/productcategory/getcategoriesgroups');
  expect(groups.map((one) => [one.Handle, handles(one.Categories)])).toEqual([
    ['mesas', []],
    ['salas', ['sillones', 'sofas']],
  ]);
  const sofas = await post<Record<string, Named[]>>('/productcategory/childsrelations/sofas');
  expect(['Parents', 'Siblings', 'Childs'].map((key) => handles(sofas[key] ?? []))).toEqual([
    ['salas'],
    ['sillones'],
    [],
  ]);
  expect(await post('/productcategory/childsrelations/nada')).toMatchObject({ code: 'not_found' });
});

test('a category by id is the one by handle, and names the filters of its products in the panel order', async () => {
  const byId = await post<Category>(`/productcategory/findbyid/${ids.salas.toUpperCase()}`);
  expect(byId).toEqual(await post('/productcategory/findbyhandle/salas'));
  expect(handles(byId.Filters)).toEqual(['material', 'color']);
  expect(handles((await post<Category>('/productcategory/findbyhandle/mesas')).Filters)).toEqual(['color']);
  expect(await post(`/productcategory/findbyid/${randomUUID()}`)).toMatchObject({ code: 'not_found' });
});

test('categories are found by page and by a term without accents', async () => {
  const find = (page: number, body: object) =>
    post<{ categories: Named[]; total: number; pages: number }>(`/productcategory/find/${page}`, body);
  expect(await find(1, { term: 'SOFÁ' })).toMatchObject({ categories: [{ Handle: 'sofas' }], total: 1, pages: 1 });
  expect(await find(2, { items: 3 })).toMatchObject({ categories: [{ Handle: 'sofas' }], total: 4, pages: 2 });
  expect(await find(1, { term: "%'" })).toMatchObject({ categories: [], total: 0 });
});

test('filters, brands, lines and colors count the products that this site lists', async () => {
  const filters = await post<{ Handle: string; Values: { Handle: string; count: number }[] }[]>('/productfilter/list/');
  expect(filters.map((one) => [one.Handle, one.Values.map((value) => [value.Handle, value.count])])).toEqual([
    [
      'material',
      [
        ['madera', 1],
        ['metal', 1],
      ],
    ],
    ['color', [['azul', 2]]],
  ]);
  const inMesas = await post<{ Handle: string }[]>('/productfilter/list/', { category: 'mesas' });
  expect(handles(inMesas)).toEqual(['color']);
  expect(await post('/productfilter/list/', { category: 'nada' })).toEqual([]);
  expect(await post('/custombrand/getall')).toMatchObject([
    { Name: 'Norte', productCount: 2 },
    { Name: 'Sur', productCount: 1 },
  ]);
  expect(await post('/line/get')).toEqual([
    { Code: '001', Name: 'Studio', productCount: 2 },
    { Code: '003', Name: 'Studio y Home', productCount: 1 },
  ]);
  expect(await post('/color/get')).toEqual([{ Handle: 'azul', Name: 'azul', Code: null, productCount: 2 }]);
});
