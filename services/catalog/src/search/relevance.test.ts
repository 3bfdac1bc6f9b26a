import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogRows } from '@actual/database/demo/rows';
import { listed, type OfflineProduct, offlineCatalog } from '../testing/offline-search';

/** A row of the demo store; only columns of text and numbers are read here. */
type Row = Readonly<Record<string, string | undefined>>;
const tables = new Map(catalogRows(new Date(0)).map(([table, rows]) => [table, rows as readonly Row[]]));
const rowsOf = (table: string): readonly Row[] => tables.get(table) ?? [];
const byId = (table: string) => new Map(rowsOf(table).map((row) => [row.id ?? '', row]));

/** What belongs to each product through a table of pairs. */
function joined(pairs: string, key: string, table: string): Map<string, Row[]> {
  const all = byId(table);
  const found = new Map<string, Row[]>();
  for (const pair of rowsOf(pairs)) {
    const one = all.get(pair[key] ?? '');
    if (one) found.set(pair.product_id ?? '', [...(found.get(pair.product_id ?? '') ?? []), one]);
  }
  return found;
}

function demo(): OfflineProduct[] {
  const categories = joined('product_category', 'category_id', 'category');
  const values = joined('product_filter_value', 'filter_value_id', 'filter_value');
  return rowsOf('product').map((row) => ({
    id: row.id ?? '',
    itemCode: row.item_code ?? '',
    name: row.name ?? '',
    slug: row.slug ?? '',
    picture: null,
    priceCents: 1,
    salesCount: Number(row.sales_count ?? 0),
    facts: [row.search_text, row.facts, row.finish, row.color_name].join(' '),
    description: row.description ?? '',
    lengthsCm: (JSON.parse(row.dimensions ?? '[]') as { value: number; uom: string }[])
      .filter(({ uom }) => uom === 'cm')
      .map(({ value }) => value),
    categories: (categories.get(row.id ?? '') ?? []).map(({ handle = '', name = '' }) => ({ handle, name })),
    values: (values.get(row.id ?? '') ?? []).map(({ name = '' }) => name),
  }));
}

/** The measured questions with one category as the whole answer; `npm run bench -- --relevance` judges all of them. */
const questions = readFileSync(join(__dirname, '../../../bench/src/relevance/consultas.tsv'), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([, expected = '']) => /^[a-z-]+$/.test(expected));

test('nearly every first answer to a question is of the right category', async () => {
  const products = demo();
  const catalog = await offlineCatalog(products);
  const wrong = questions.filter(([query = '', expected = '']) => {
    const [first] = listed(catalog, query).positions;
    const handles = first === undefined ? [] : (products[first]?.categories ?? []).map(({ handle }) => handle);
    return !handles.includes(expected);
  });
  expect(questions.length).toBeGreaterThan(70);
  // a cuna de Moisés is a plant, and a column may be a lamp
  expect(wrong.map(([query]) => query)).toEqual(['moisés', 'lámpara col']);
});
