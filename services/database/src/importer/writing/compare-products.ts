import type { Knex } from '../../connect';
import type { TableColumn } from '../reading/table-columns';

/** A field's value in the store and in the file; null where there was or is none. */
export interface Change {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A product of the file that no shopper sees, or sees badly. */
export interface NotShown {
  readonly itemCode: string;
  readonly line: number;
  readonly reasons: readonly string[];
}

export interface Written {
  readonly created: readonly string[];
  /** With the fields that differ from the store's. */
  readonly changed: readonly {
    readonly itemCode: string;
    readonly line: number;
    readonly changes: readonly Change[];
  }[];
  readonly unchanged: number;
  readonly notShown: readonly NotShown[];
  /** Codes of products that are shown and that the file does not have. */
  readonly missing: readonly string[];
  /** Stock of the file that the store does not take, since it counts by itself. */
  readonly stockKept: readonly {
    readonly itemCode: string;
    readonly line: number;
    readonly warehouse: string;
    readonly given: number;
    readonly received: number;
  }[];
}

const categoriesOf = `(SELECT coalesce(array_agg(c.handle ORDER BY c.handle COLLATE "C"), '{}')
  FROM product_category pc JOIN category c ON c.id = pc.category_id WHERE pc.product_id = p.id)`;
/** Whether the row speaks of filter `f`. */
export const isSpokenOf = '(r.filters IS NULL OR f.handle = ANY (r.filters))';
const filterValuesOf = `(SELECT coalesce(array_agg(f.handle || ':' || v.handle ORDER BY (f.handle || ':' || v.handle) COLLATE "C"), '{}')
  FROM product_filter_value pv JOIN filter_value v ON v.id = pv.filter_value_id JOIN filter f ON f.id = v.filter_id
  WHERE pv.product_id = p.id AND ${isSpokenOf})`;
/** The row's stock, a row each. */
export const givenStock = 'LATERAL jsonb_to_recordset(r.stock) AS t(warehouse text, pieces int)';
/** Whether the store counts pieces of the row's product in the warehouse of `givenStock` already. */
export const hasStock = `EXISTS (SELECT FROM stock_source s WHERE s.item_code = r.item_code
  AND s.warehouse_code = t.warehouse AND s.purchase_document IS NULL)`;

const newStock = `(SELECT jsonb_object_agg(t.warehouse, t.pieces) FROM ${givenStock} WHERE NOT ${hasStock})`;

/** Which products are new and which fields of the others differ. Stock is only given where there is none yet. */
export async function compare(
  trx: Knex,
  columns: readonly TableColumn[],
): Promise<Omit<Written, 'notShown' | 'missing'>> {
  const change = (field: string, differs: string, before: string, after: string) =>
    `CASE WHEN ${differs} THEN jsonb_build_object('field', '${field}', 'before', ${before}, 'after', ${after}) END`;
  const { rows } = await trx.raw<{ rows: { line: number; itemCode: string; isNew: boolean; changes: Change[] }[] }>(
    `SELECT r.line, r.item_code AS "itemCode", p.id IS NULL AS "isNew",
       CASE WHEN p.id IS NULL THEN '[]' ELSE to_jsonb(array_remove(ARRAY[${[
         ...columns.map(({ field, name, shown = (row: string) => `${row}.${name}` }) =>
           change(field, `p.${name} IS DISTINCT FROM r.${name}`, shown('p'), shown('r')),
         ),
         change('CustomBrand', 'r.has_brand AND b.name IS DISTINCT FROM r.brand', 'b.name', 'r.brand'),
         change(
           'Categories',
           `r.categories IS NOT NULL AND ${categoriesOf} IS DISTINCT FROM r.categories`,
           categoriesOf,
           'r.categories',
         ),
         change(
           'FilterValues',
           `r.filter_values IS NOT NULL AND ${filterValuesOf} IS DISTINCT FROM r.filter_values`,
           filterValuesOf,
           'r.filter_values',
         ),
         change('Stock', `${newStock} IS NOT NULL`, 'NULL', newStock),
       ].join(', ')}], NULL)) END AS changes
     FROM import_row r LEFT JOIN product p ON p.item_code = r.item_code LEFT JOIN brand b ON b.id = p.brand_id
     ORDER BY r.line`,
  );
  const { rows: stockKept } = await trx.raw<{ rows: Written['stockKept'] }>(
    `SELECT r.line, r.item_code AS "itemCode", t.warehouse, t.pieces AS given, s.received
     FROM import_row r CROSS JOIN ${givenStock}
     JOIN stock_source s ON s.item_code = r.item_code AND s.warehouse_code = t.warehouse
       AND s.purchase_document IS NULL AND s.received <> t.pieces ORDER BY r.line, t.warehouse`,
  );
  const changed = rows.filter(({ isNew, changes }) => !isNew && changes.length > 0);
  const created = rows.filter(({ isNew }) => isNew).map(({ itemCode }) => itemCode);
  return {
    created,
    changed: changed.map(({ itemCode, line, changes }) => ({ itemCode, line, changes: oncePerField(changes) })),
    unchanged: rows.length - created.length - changed.length,
    stockKept,
  };
}

/** A field that fills two columns is one change. */
const oncePerField = (changes: readonly Change[]): Change[] =>
  [...new Map(changes.toReversed().map((one) => [one.field, one])).values()].toReversed();
