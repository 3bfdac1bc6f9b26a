import { join } from 'node:path';
import { CATEGORY_TREE, type CategoryNode } from '../../demo/catalog/category-tree';
import { StoreFilters } from '../filters/store-filters';
import { mappingOfHeadings, parseMapping, readMapping } from '../mapping';
import { promotionsFrom } from '../writing/promotions';
import { categoriesFrom, type StoreCategory } from './categories';
import { RowReader } from './read-row';

const parents = new Map<string, string | null>();
const list: StoreCategory[] = [];
const enter = (nodes: readonly CategoryNode[], above: string | null): void => {
  for (const { handle, name, children = [] } of nodes) {
    parents.set(handle, above);
    list.push({ handle, name, parent: above });
    enter(children, handle);
  }
};
enter(CATEGORY_TREE, null);
const known = {
  categories: categoriesFrom(list),
  warehouses: new Set<string>(),
  filters: new StoreFilters([]),
  promotions: promotionsFrom([]),
};
const folder = join(process.cwd(), 'services', 'database', 'src', 'importer', 'mappings');

/** Where a row of so many cells lands: its own category, or why it has none. */
async function placed(mapping: string, cells: Record<string, string>): Promise<string> {
  const reader = new RowReader({ ...(await readMapping(join(folder, `${mapping}.json`))), decimal: '.' }, known);
  const result = reader.read({ line: 2, cells: new Map(Object.entries(cells)) });
  if (result.kind === 'left-out') return result.remark.reason;
  if (result.kind === 'refused') return result.remarks.map(({ reason }) => reason).join('; ');
  // those above it come with it
  const { categories = [] } = result.product;
  return categories.filter((one) => !categories.some((other) => parents.get(other) === one)).join(', ');
}

const unknown = 'ni el nombre ni la categoría están en el mapeo';

test.each([
  ['Cama de hierro', 'Dormitorio', 'camas'],
  ['Cama infantil', 'Dormitorio', 'camas-infantiles'],
  ['Sofá cama abierto', 'Dormitorio', 'sofas-cama'],
  // not everything in a bedroom is bedroom furniture
  ['Zapatos de mujer', 'Dormitorio', unknown],
  ['Xilófono', 'Dormitorio', unknown],
  ['Reproductor de DVD', 'Salón', unknown],
  ['Linterna', 'Iluminación', unknown],
  ['Jabón', 'Cuarto de Baño', 'el mapeo la deja fuera'],
])('puts «%s» of %s into %s', async (nombre_es, categoria_es, category) => {
  expect(await placed('modelos-es', { id: 'A-1', nombre_es, categoria_es })).toBe(category);
});

test.each([
  ['Wardrobe, white, 150x60x200 cm', 'Wardrobes', 'closets'],
  ['Bar stool with backrest, 74 cm', 'Bar furniture', 'bancos-altos'],
  ['Corner sofa-bed', 'Beds', 'sofas-cama'],
  ['Handle, 12 cm', 'TV & media furniture', 'el mapeo la deja fuera'],
  ['Cover for corner sofa', 'Sofas & armchairs', 'el mapeo la deja fuera'],
  ['Changing table with drawers', 'Nursery furniture', 'kids'],
  ['Table and 4 chairs, black', 'Chairs', 'antecomedores'],
  ['Chair', 'Café furniture', unknown],
])('puts «%s» of %s into %s', async (short_description, category, expected) => {
  const cells = { item_id: 'A-1', name: 'SILLA', price: '100.50', short_description, category };
  expect(await placed('mercancia-riyales', cells)).toBe(expected);
});

test.each(['modelos-es', 'mercancia-riyales'])(
  'the mapping %s names only categories that the store has',
  async (mapping) => {
    const { category } = await readMapping(join(folder, `${mapping}.json`));
    const handles = [category?.map, category?.words?.map].flatMap((map) => Object.values(map ?? {}).flat());
    expect(handles.filter((handle) => handle !== null && !parents.has(handle))).toEqual([]);
  },
);

test('a row that no rule knows is told with its name', async () => {
  const reader = new RowReader({ ...(await readMapping(join(folder, 'modelos-es.json'))), decimal: '.' }, known);
  const cells = { id: 'A-1', nombre_es: 'Zapatos de mujer', categoria_es: 'Dormitorio' };
  expect(reader.read({ line: 2, cells: new Map(Object.entries(cells)) })).toMatchObject({
    remarks: [{ field: 'categoria_es', value: 'Zapatos de mujer (Dormitorio)' }],
  });
});

test('a map may have a value for all others', () => {
  const columns = { ItemCode: 'i', Name: 'i', Price: 'p', Society: { column: 'c', map: { Cunas: '004', '*': '003' } } };
  const reader = new RowReader({ ...parseMapping({ columns }), decimal: '.' }, known);
  const societyOf = (c: string) => {
    const result = reader.read({ line: 2, cells: new Map(Object.entries({ i: 'A', p: '1', c })) });
    return result.kind === 'product' ? result.product.values.Society : result;
  };
  expect(['Cunas', 'Salas'].map(societyOf)).toEqual(['004', '003']);
});

test('a name begins with whole words', () => {
  const category = { column: 'c', map: {}, words: { column: 'n', map: { sofa: 'sofas' } } };
  const mapping = parseMapping({ columns: { ItemCode: 'i', Name: 'n', Price: 'p' }, category });
  const reader = new RowReader({ ...mapping, decimal: '.' }, known);
  const kindOf = (n: string) =>
    reader.read({ line: 2, cells: new Map(Object.entries({ i: 'A', n, p: '1', c: '' })) }).kind;
  expect(['Sofá', 'Sofá, gris', 'SOFA (3 plazas)', 'Sofá-cama', 'Sofanela'].map(kindOf)).toEqual([
    'product',
    'product',
    'product',
    'refused',
    'refused',
  ]);
});

/** Reads a row under the store's own names, with a decimal point. */
function readOwn(cells: Record<string, string>) {
  const own = { ItemCode: 'A-1', Name: 'Silla', Price: '100', ...cells };
  const reader = new RowReader({ ...mappingOfHeadings(Object.keys(own)), decimal: '.' }, known);
  return reader.read({ line: 2, cells: new Map(Object.entries(own)) });
}

test('reports that an old price above the price is not imported; any other needs no report', () => {
  const warnings = (PriceBefore: string) => {
    const result = readOwn({ PriceBefore });
    return result.kind === 'product'
      ? result.warnings.map(({ field, value, reason }) => [field, value, reason])
      : result;
  };
  expect(warnings('150.50')).toEqual([
    ['PriceBefore', '150.5', 'no se importa: los descuentos se dan con promociones (Promotion)'],
  ]);
  for (const before of ['100', '90', '']) expect(warnings(before)).toEqual([]);
});

test.each([
  ['Price', 'no es un precio'],
  ['Stock', 'no es un número'],
])('a %s that the other decimal sign would make a number says how to tell it', (field, reason) => {
  expect(readOwn({ [field]: '1.234,50', Warehouse: 'CUN' })).toMatchObject({
    remarks: [
      {
        field,
        value: '1.234,50',
        reason: `${reason}: el archivo se lee con «.» decimal; si es «,», dígalo con --decimal o en el mapeo`,
      },
    ],
  });
});

test('the points of a product are words, one each, whether they come parted by signs or as a list of HTML', () => {
  const features = (MainFeatures: string) => {
    const result = readOwn({ MainFeatures });
    return result.kind === 'product' ? result.product.values.MainFeatures : result;
  };
  const points = ['Firme & ligera', 'De encino'];
  expect(features('<b>Firme</b> &amp; ligera|De <i>encino</i><script>x()</script>')).toEqual(points);
  expect(features('<ul><li>Firme &amp; ligera</li><li>De encino</li></ul>')).toEqual(points);
  expect(features('Firme & ligera| De  encino |')).toEqual(points);
});
