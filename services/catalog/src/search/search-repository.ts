import type { Knex } from '@actual/database';
import type { SearchRow } from './catalogue-search';

/** Rows read at a time: a large catalogue's texts are never in memory together. */
const batchRows = 4_000;
/** Longer than any code the store gives; orders before every id. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

interface Row extends SearchRow {
  readonly id: string;
}

const statement = `
  SELECT p.id, p.name, p.slug, p.pictures[1] AS picture, p.price_cents AS "priceCents", p.item_code AS "itemCode",
    p.sales_count AS "salesCount", p.description,
    concat_ws(' ', p.search_text, p.facts, p.finish, p.color_name, p.detailed_color, p.size, b.name) AS facts,
    ARRAY(
      SELECT (d->>'value')::float FROM jsonb_array_elements(p.dimensions) AS d
      WHERE d->>'uom' = 'cm' AND d->>'name' IN ('Width', 'Depth', 'Height', 'Length')
    ) AS "lengthsCm"
  FROM product p LEFT JOIN brand b ON b.id = p.brand_id
  WHERE p.active AND p.u_familia = 'SI' AND p.id > ? ORDER BY p.id LIMIT ${batchRows}`;

/** What products are found by, in the order of their ids, some thousand at a time. */
export async function* readSearchRows(db: Knex): AsyncGenerator<readonly SearchRow[]> {
  let last = beforeAll;
  for (;;) {
    const { rows } = await db.raw<{ rows: Row[] }>(statement, [last]);
    if (rows.length > 0) yield rows;
    if (rows.length < batchRows) return;
    last = rows.at(-1)?.id ?? last;
  }
}
