import type { Knex } from '@actual/database';
import { readDeliveryFacts, readSources } from '@actual/database/supply';
import { indexSearch } from '../search/catalogue-search';
import { readSearchRows } from '../search/search-repository';
import type { CatalogueRows, FilterRow, IndexedCategory, IndexedProduct } from './catalogue';

/** Positions of products in the index: the order of their ids. Every statement of one load counts the same way. */
const positions = `numbered AS MATERIALIZED (
  SELECT id, (row_number() OVER (ORDER BY id) - 1)::int AS position FROM product WHERE active AND u_familia = 'SI'
)`;

type Rows<T> = { rows: T[] };

const readProducts = async (db: Knex): Promise<IndexedProduct[]> =>
  db('product').where({ active: true, u_familia: 'SI' }).orderBy('id').select<IndexedProduct[]>({
    id: 'id',
    itemCode: 'item_code',
    society: 'society',
    discountPriceCents: 'discount_price_cents',
    discount: 'discount_pg1',
    brandId: 'brand_id',
    groupId: 'group_id',
    salesCount: 'sales_count',
    slowMovement: 'slow_movement',
    spotlight: 'spotlight',
  });

async function readCategories(db: Knex): Promise<CatalogueRows['categories']> {
  const { rows } = await db.raw<Rows<IndexedCategory & { members: number[] }>>(`
    WITH ${positions}, members AS (
      SELECT pc.category_id, array_agg(n.position) AS members
      FROM product_category pc JOIN numbered n ON n.id = pc.product_id GROUP BY pc.category_id
    )
    SELECT c.id, c.handle, c.name, c.description, c.level, c.parent_id AS "parentId", c.picture, c.position,
      coalesce(m.members, '{}') AS members
    FROM category c LEFT JOIN members m ON m.category_id = c.id
    WHERE c.active ORDER BY c.level, c.position, c.name`);
  return rows;
}

async function readFilters(db: Knex): Promise<FilterRow[]> {
  const { rows } = await db.raw<
    Rows<{
      filterId: string;
      filterHandle: string;
      filterName: string;
      position: number;
      id: string;
      handle: string;
      name: string;
      code: string | null;
      members: number[];
    }>
  >(`
    WITH ${positions}
    SELECT f.id AS "filterId", f.handle AS "filterHandle", f.name AS "filterName", f.position, v.id, v.handle, v.name,
      v.code,
      array_agg(n.position) AS members
    FROM product_filter_value pv JOIN numbered n ON n.id = pv.product_id
    JOIN filter_value v ON v.id = pv.filter_value_id JOIN filter f ON f.id = v.filter_id
    GROUP BY f.id, v.id ORDER BY v.name`);
  const filters = new Map<string, FilterRow & { values: FilterRow['values'][number][] }>();
  for (const { filterId, filterHandle, filterName, position, ...value } of rows) {
    const filter = filters.get(filterId) ?? {
      id: filterId,
      handle: filterHandle,
      name: filterName,
      position,
      values: [],
    };
    filter.values.push(value);
    filters.set(filterId, filter);
  }
  return [...filters.values()];
}

/** Everything the index is built from, as of one moment. */
export const readCatalogue = (db: Knex): Promise<CatalogueRows> =>
  db.transaction(
    async (trx) => {
      const version = await trx('catalog_version').first<{ version: number }>('version');
      const products = await readProducts(trx);
      const categories = await readCategories(trx);
      const filters = await readFilters(trx);
      const values = filters.flatMap((filter) => filter.values);
      return {
        version: version?.version ?? 0,
        products,
        categories,
        brands: await trx('brand').select<{ id: string; name: string }[]>('id', 'name').orderBy('name'),
        filters,
        search: await indexSearch(readSearchRows(trx), products.length, { categories, values }),
        delivery: await readDeliveryFacts(trx),
        sources: await readSources(trx),
      };
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
