import { type Knex, prepared } from '@actual/database';
import { readFormerHandles } from '@actual/database/former-handles';
import { readDeliveryFacts } from '@actual/database/supply';
import { inPanelOrder } from '../product-index/panel-order';
import type { ProductRow } from '../product-index/product-row';
import type { IndexedCategory, NamedFilter, Structure } from '../product-index/structure';
import { readRevision } from '../storefront/documents.queries';

/** Rows read at a time: a large catalog's texts are never in memory together. */
const batchRows = 1_000;
/** Orders before every id. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

const whole = `SELECT p.id, p.item_code AS "itemCode", p.society, p.discount_price_cents AS "discountPriceCents",
  p.discount_pg1 AS discount, p.brand_id AS "brandId", p.group_id AS "groupId", p.sales_count AS "salesCount",
  p.slow_movement AS "slowMovement", p.spotlight, p.name, p.slug, p.pictures[1] AS picture, p.price_cents AS "priceCents",
  p.description, p.dimensions, p.packing,
  concat_ws(' ', p.search_text, p.facts, p.finish, p.color_name, p.detailed_color, p.size, b.name) AS facts,
  ARRAY(
    SELECT (d->>'value')::float FROM jsonb_array_elements(p.dimensions) AS d
    WHERE d->>'uom' = 'cm' AND d->>'name' IN ('Width', 'Depth', 'Height', 'Length')
  ) AS "lengthsCm",
  ARRAY(SELECT pc.category_id::text FROM product_category pc WHERE pc.product_id = p.id) AS "categoryIds",
  ARRAY(SELECT pv.filter_value_id::text FROM product_filter_value pv WHERE pv.product_id = p.id) AS "valueIds",
  (SELECT coalesce(json_agg(json_build_array(s.id, s.warehouse_code, s.arrives_on, s.received) ORDER BY s.id), '[]')
   FROM stock_source s WHERE s.item_code = p.item_code) AS sources
  FROM product p LEFT JOIN brand b ON b.id = p.brand_id WHERE p.active AND p.u_familia = 'SI'`;

/** The products of these ids and item codes that may be in the index; the others are not among the answers. */
export const readProductRows = (db: Knex, ids: readonly string[], codes: readonly string[]): Promise<ProductRow[]> =>
  prepared<ProductRow>(
    db,
    'index-some',
    `${whole} AND p.id IN (SELECT unnest(?::uuid[]) UNION SELECT id FROM product WHERE item_code = ANY (?)) ORDER BY p.id`,
    [ids, codes],
  );

/** Every product of the index in the order of the ids, some at a time. */
export async function* readAllProductRows(db: Knex): AsyncGenerator<readonly ProductRow[]> {
  let last = beforeAll;
  for (;;) {
    const rows = await prepared<ProductRow>(
      db,
      'index-all',
      `${whole} AND p.id > ?::uuid ORDER BY p.id LIMIT ${batchRows}`,
      [last],
    );
    if (rows.length > 0) yield rows;
    if (rows.length < batchRows) return;
    last = rows.at(-1)?.id ?? last;
  }
}

type Rows<T> = { rows: T[] };

/** The small tables, as of one moment where `db` is a transaction. */
export async function readStructure(db: Knex): Promise<Structure> {
  const { rows: categories } = await db.raw<Rows<IndexedCategory>>(`
    SELECT id, handle, name, description, level, parent_id AS "parentId", picture, position
    FROM category WHERE active ORDER BY level, position, name`);
  const shown = new Set(categories.map(({ handle }) => handle));
  const former = (await readFormerHandles(db)).filter(({ from, to }) => shown.has(to) && !shown.has(from));
  const { rows: filters } = await db.raw<Rows<NamedFilter>>(`
    SELECT f.id, f.handle, f.name, f.position,
      json_agg(json_build_object('id', v.id, 'handle', v.handle, 'name', v.name, 'code', v.code) ORDER BY v.name, v.handle)
        AS "values"
    FROM filter f JOIN filter_value v ON v.filter_id = f.id GROUP BY f.id`);
  return {
    categories,
    moved: new Map(former.map(({ from, to }) => [from, to])),
    brands: await db('brand').select<{ id: string; name: string }[]>('id', 'name').orderBy('name'),
    filters: inPanelOrder(filters),
    delivery: await readDeliveryFacts(db),
    revision: await readRevision(db),
  };
}

/** Runs `work` on the data of one moment. */
export const atOneMoment = <T>(db: Knex, work: (moment: Knex) => Promise<T>): Promise<T> =>
  db.transaction(work, { isolationLevel: 'repeatable read', readOnly: true });
