import type { Society } from '@actual/contracts/facts/company/brands';
import { catalogRows } from '@actual/database/demo/rows';
import type { OfflineProduct } from './offline-search';

/** A row of the demo store; only columns of text and numbers are read here. */
type Row = Readonly<Record<string, string | undefined>>;
const tables = new Map(catalogRows(new Date(0)).map(([table, rows]) => [table, rows as readonly Row[]]));
const rowsOf = (table: string): readonly Row[] => tables.get(table) ?? [];
const byId = (table: string) => new Map(rowsOf(table).map((row) => [row.id ?? '', row]));

/** The rows of each product that a table of pairs joins to it. */
function joined(pairs: string, key: string, table: string): Map<string, Row[]> {
  const all = byId(table);
  const found = new Map<string, Row[]>();
  for (const pair of rowsOf(pairs)) {
    const one = all.get(pair[key] ?? '');
    if (one) found.set(pair.product_id ?? '', [...(found.get(pair.product_id ?? '') ?? []), one]);
  }
  return found;
}

/** The demo store's products as the search reads them; prices with the discount of the first payment group. */
export function demoProducts(): OfflineProduct[] {
  const categories = joined('product_category', 'category_id', 'category');
  const values = joined('product_filter_value', 'filter_value_id', 'filter_value');
  return rowsOf('product').map((row) => ({
    id: row.id ?? '',
    itemCode: row.item_code ?? '',
    name: row.name ?? '',
    slug: row.slug ?? '',
    picture: null,
    priceCents: Number(row.price_cents ?? 0),
    society: row.society as Society,
    discountPriceCents: Math.round((Number(row.price_cents ?? 0) * (100 - Number(row.discount_pg1 ?? 0))) / 100),
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
