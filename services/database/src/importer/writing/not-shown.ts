import { unlistedCode } from '@actual/contracts/facts/catalog/item-codes';
import { sites, societiesOf } from '@actual/contracts/facts/company/brands';
import type { Knex } from '../../connect';
import type { NotShown } from './compare-products';

/** Societies that stand in one store, as rows of SQL: a society and each that is sold beside it. */
const together = [
  ...new Set(
    sites.flatMap((site) =>
      societiesOf(site).flatMap((one) => societiesOf(site).map((other) => `('${one}', '${other}')`)),
    ),
  ),
].join(', ');

/** Whether menus pass a product by: nothing else in its categories sells. The file's own products prove nothing. */
const elsewhere = `EXISTS (SELECT FROM product_category c JOIN filled f USING (category_id) WHERE c.product_id = p.id)
  AND NOT EXISTS (SELECT FROM product_category c JOIN filled f USING (category_id)
    JOIN together t ON t.other = f.society AND t.society = p.society WHERE c.product_id = p.id)`;

/** Products of the file that shoppers do not find, with the reasons, once everything is written. */
export async function notShown(trx: Knex): Promise<NotShown[]> {
  const reasons: readonly (readonly [test: string, reason: string])[] = [
    ['NOT p.active', 'está desactivado (Active)'],
    ["p.u_familia <> 'SI'", 'U_FAMILIA no es SI'],
    ['p.item_code ~* ?', 'su código empieza con CO, y así ninguna lista lo muestra (ItemCode)'],
    [
      'NOT EXISTS (SELECT FROM stock_source s WHERE s.item_code = p.item_code AND s.received > 0)',
      'no tiene existencias (Stock y Warehouse)',
    ],
    [
      'NOT EXISTS (SELECT FROM product_category c WHERE c.product_id = p.id)',
      'no tiene categoría: solo se encuentra al buscarlo',
    ],
    [elsewhere, 'sus categorías solo tienen productos que su tienda no vende (Society)'],
    ["p.pictures = '{}'", 'no tiene foto (Pictures)'],
  ];
  const { rows } = await trx.raw<{ rows: NotShown[] }>(
    `WITH filled AS MATERIALIZED (
       SELECT DISTINCT pc.category_id, o.society FROM product_category pc JOIN product o ON o.id = pc.product_id
       WHERE o.active AND NOT EXISTS (SELECT FROM import_row i WHERE i.item_code = o.item_code)
     ), together (society, other) AS (VALUES ${together})
     SELECT * FROM (SELECT r.line, r.item_code AS "itemCode", array_remove(ARRAY[${reasons
       .map(([test, reason]) => `CASE WHEN ${test} THEN '${reason}' END`)
       .join(', ')}], NULL) AS reasons
     FROM import_row r JOIN product p ON p.item_code = r.item_code) AS found
     WHERE reasons <> '{}' ORDER BY line`,
    [unlistedCode],
  );
  return rows;
}
