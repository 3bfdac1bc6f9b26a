import type { Knex } from '../../connect';
import { importedColumns } from '../reading/table-columns';

/** The import whose changes are noted. */
export interface ChangeLog {
  readonly importId: string;
}

/** The values of product `p` that an import can change, as one JSON object: its columns, its brand, its collections. */
export const standingOf = `jsonb_build_object(${[
  ...importedColumns.map(({ name }) => `'${name}', p.${name}`),
  "'brand_id', p.brand_id",
  `'categories', (SELECT coalesce(jsonb_agg(pc.category_id ORDER BY pc.category_id), '[]')
     FROM product_category pc WHERE pc.product_id = p.id)`,
  `'filter_values', (SELECT coalesce(jsonb_agg(pv.filter_value_id ORDER BY pv.filter_value_id), '[]')
     FROM product_filter_value pv WHERE pv.product_id = p.id)`,
].join(', ')})`;

/** Notes products before an import touches them, and the codes that it makes. */
export async function noteBefore(
  trx: Knex,
  { importId }: ChangeLog,
  { touched, created }: { touched: readonly string[]; created: readonly string[] },
): Promise<void> {
  await trx.raw(
    `INSERT INTO catalog_import_change (import_id, item_code, is_new, before)
     SELECT :importId::uuid, p.item_code, false, ${standingOf} FROM product p WHERE p.item_code = ANY (:touched)
     UNION ALL SELECT :importId::uuid, code, true, '{}' FROM unnest(:created::text[]) AS code`,
    { importId, touched: [...touched], created: [...created] },
  );
}

/** Compares with the values afterwards: only differences stay noted. */
export async function noteAfter(trx: Knex, { importId }: ChangeLog): Promise<void> {
  await trx.raw(
    `UPDATE catalog_import_change c SET before = d.before, after = d.after
     FROM (
       SELECT o.item_code, jsonb_object_agg(o.key, o.value) AS before, jsonb_object_agg(o.key, o.now) AS after
       FROM (
         SELECT c.item_code, old.key, old.value, ${standingOf} -> old.key AS now
         FROM catalog_import_change c JOIN product p USING (item_code) CROSS JOIN LATERAL jsonb_each(c.before) AS old
         WHERE c.import_id = :importId AND NOT c.is_new
       ) AS o WHERE o.now IS DISTINCT FROM o.value GROUP BY o.item_code
     ) AS d
     WHERE c.import_id = :importId AND c.item_code = d.item_code`,
    { importId },
  );
  await trx('catalog_import_change').where({ import_id: importId, is_new: false }).whereNull('after').delete();
}
