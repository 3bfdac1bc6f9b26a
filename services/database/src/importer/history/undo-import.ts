import type { Knex } from '../../connect';
import { lockImports } from '../lock-imports';
import { importedColumns } from '../reading/table-columns';
import { standingOf } from './note-changes';

/** The result of undoing an import. */
export interface Undone {
  /** Products that the import had made and that are no longer shown. */
  readonly hidden: number;
  /** Products of which something has its former value. */
  readonly restored: number;
  /** Fields that were changed since by somebody, and stay as they are. */
  readonly left: readonly { readonly itemCode: string; readonly field: string }[];
}

/** Columns with their field: those of one field only mean something together. */
const fieldRows = [
  ...importedColumns.map(({ name, field }) => [name, field] as const),
  ['brand_id', 'CustomBrand'] as const,
  ['categories', 'Categories'] as const,
  ['filter_values', 'FilterValues'] as const,
]
  .map(([column, field]) => `('${column}', '${field}')`)
  .join(', ');
const columns = [...importedColumns.map(({ name }) => name), 'brand_id'];

/**
 * Hides an import's new products and restores its changes, but fields changed since and stock, of which pieces were
 * sold.
 * @throws {ImportBusy} where another import runs
 */
export async function undoImport(trx: Knex, importId: string): Promise<Undone> {
  await lockImports(trx);
  await trx.raw(
    `SELECT p.id FROM product p JOIN catalog_import_change c USING (item_code) WHERE c.import_id = ? ORDER BY p.id FOR UPDATE OF p`,
    [importId],
  );
  await trx.raw(
    `CREATE TEMP TABLE import_back ON COMMIT DROP AS
     SELECT p.id, c.item_code, f.field, bool_and(p.now -> o.key = c.after -> o.key) AS mine,
       jsonb_object_agg(o.key, o.value) AS back
     FROM catalog_import_change c
     JOIN LATERAL (SELECT p.id, ${standingOf} AS now FROM product p WHERE p.item_code = c.item_code) AS p ON true
     CROSS JOIN LATERAL jsonb_each(c.before) AS o
     JOIN (VALUES ${fieldRows}) AS f(name, field) ON f.name = o.key
     WHERE c.import_id = :importId AND NOT c.is_new GROUP BY p.id, c.item_code, f.field`,
    { importId },
  );
  // the former value may no longer exist
  await trx.raw(`UPDATE import_back b SET mine = false WHERE mine AND (
    (b.back ->> 'promotion_id' IS NOT NULL
      AND NOT EXISTS (SELECT FROM promotion m WHERE m.id::text = b.back ->> 'promotion_id'))
    OR EXISTS (SELECT FROM jsonb_array_elements_text(b.back -> 'categories') AS one(id)
      WHERE NOT EXISTS (SELECT FROM category c WHERE c.id::text = one.id AND NOT c.removed)))`);
  const { rows: left } = await trx.raw<{ rows: Undone['left'][number][] }>(
    'SELECT item_code AS "itemCode", field FROM import_back WHERE NOT mine ORDER BY item_code, field',
  );
  await trx.raw(`
    WITH own AS (SELECT b.id, jsonb_object_agg(e.key, e.value) AS back
      FROM import_back b CROSS JOIN LATERAL jsonb_each(b.back) AS e WHERE b.mine GROUP BY b.id)
    UPDATE product p SET updated_at = now(), ${columns
      .map((name) => `${name} = CASE WHEN jsonb_exists(o.back, '${name}') THEN r.${name} ELSE p.${name} END`)
      .join(', ')}
    FROM own o CROSS JOIN LATERAL jsonb_populate_record(NULL::product, o.back) AS r WHERE p.id = o.id`);
  await replaced(trx, { key: 'categories', table: 'product_category', column: 'category_id', of: 'category' });
  await replaced(trx, {
    key: 'filter_values',
    table: 'product_filter_value',
    column: 'filter_value_id',
    of: 'filter_value',
  });
  const { rowCount: hidden } = await trx.raw<{ rowCount: number }>(
    `UPDATE product p SET active = false, updated_at = now() FROM catalog_import_change c
     WHERE c.import_id = ? AND c.is_new AND p.item_code = c.item_code AND p.active`,
    [importId],
  );
  const { rows } = await trx.raw<{ rows: { count: number }[] }>(
    'SELECT count(DISTINCT id)::int AS count FROM import_back WHERE mine',
  );
  await trx('catalog_version').increment('version', 1);
  return { hidden, restored: rows[0]?.count ?? 0, left };
}

/** Puts products back into their former groups. */
async function replaced(
  trx: Knex,
  { key, table, column, of }: { key: string; table: string; column: string; of: string },
): Promise<void> {
  const wanted = `SELECT b.id, one.id::uuid AS other FROM import_back b
    CROSS JOIN LATERAL jsonb_array_elements_text(b.back -> '${key}') AS one(id) WHERE b.mine`;
  await trx.raw(
    `DELETE FROM ${table} t USING import_back b WHERE t.product_id = b.id AND b.mine AND jsonb_exists(b.back, '${key}')
       AND NOT EXISTS (SELECT FROM (${wanted}) AS w WHERE w.id = b.id AND w.other = t.${column})`,
  );
  await trx.raw(
    `INSERT INTO ${table} (product_id, ${column}) SELECT w.id, w.other FROM (${wanted}) AS w JOIN ${of} o ON o.id = w.other
     ON CONFLICT DO NOTHING`,
  );
}
