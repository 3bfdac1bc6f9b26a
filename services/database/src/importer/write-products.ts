import { sharedSociety } from '@actual/contracts/facts/brands';
import type { Knex } from '../connect';
import { ImportError } from './import-error';
import type { ImportedProduct } from './product';
import { filledColumns, type TableColumn } from './table-columns';
import { takeSlug } from './text';

/** Advisory lock: two imports into one store never overlap. */
const LOCK = 4_532_003;
const batchRows = 500;

export interface Written {
  readonly created: readonly string[];
  /** With the fields that differ from the store's. */
  readonly changed: readonly { readonly itemCode: string; readonly line: number; readonly fields: readonly string[] }[];
  readonly unchanged: number;
}

export interface WriteOptions {
  /** Compares without writing. */
  readonly dryRun: boolean;
  readonly onRow?: (done: number) => void;
}

/**
 * Brings the store's products to what the file says, in one transaction: whoever stops it, even by force, leaves the
 * store as it was. Comparing comes first, so a file that was already imported writes nothing.
 * @throws ImportError when another import is running or a warehouse is unknown
 */
export function writeProducts(
  db: Knex,
  products: readonly ImportedProduct[],
  { dryRun, onRow = () => undefined }: WriteOptions,
): Promise<Written> {
  return db.transaction(async (trx) => {
    await trx.raw('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
    const { rows } = await trx.raw<{ rows: { free: boolean }[] }>('SELECT pg_try_advisory_xact_lock(?) AS free', [
      LOCK,
    ]);
    if (!rows[0]?.free) throw new ImportError('Otra importación está en curso; espere a que termine.');
    const columns = filledColumns(products);
    await stage(trx, products, columns, onRow);
    await assertWarehouses(trx);
    const written = await compare(trx, columns);
    if (!dryRun && written.created.length + written.changed.length > 0) await write(trx, columns);
    return written;
  });
}

/** The file's products in a table of this transaction's own. */
async function stage(
  trx: Knex,
  products: readonly ImportedProduct[],
  columns: readonly TableColumn[],
  onRow: (done: number) => void,
): Promise<void> {
  const extra =
    'line int, item_code text, slug text, brand text, has_brand boolean, categories text[], stock int, warehouse text';
  const shape = [extra, ...columns.map(({ name, type }) => `${name} ${type}`)].join(', ');
  await trx.raw(`CREATE TEMP TABLE import_row (${shape}, PRIMARY KEY (item_code)) ON COMMIT DROP`);
  const slugs = await trx('product').select<{ item_code: string; slug: string }[]>('item_code', 'slug');
  const known = new Map(slugs.map(({ item_code, slug }) => [item_code, slug]));
  const taken = new Set(known.values());
  for (let from = 0; from < products.length; from += batchRows) {
    const batch = products.slice(from, from + batchRows).map((product) => ({
      ...Object.fromEntries(columns.map((column) => [column.name, column.of(product) ?? column.empty ?? null])),
      line: product.line,
      item_code: product.itemCode,
      // an address that people have keeps working: only new products get a slug
      slug: known.get(product.itemCode) ?? takeSlug(taken, product.name, product.itemCode),
      brand: product.values.CustomBrand ?? null,
      has_brand: 'CustomBrand' in product.values,
      categories: product.categories ?? null,
      stock: product.values.Stock ?? null,
      warehouse: product.values.Warehouse ?? null,
    }));
    await trx.raw(`INSERT INTO import_row SELECT * FROM jsonb_to_recordset(?::jsonb) AS r(${shape})`, [
      JSON.stringify(batch),
    ]);
    onRow(from + batch.length);
  }
  await trx.raw('ANALYZE import_row');
}

async function assertWarehouses(trx: Knex): Promise<void> {
  const { rows } = await trx.raw<{ rows: { warehouse: string | null; line: number }[] }>(
    `SELECT r.warehouse, min(r.line) AS line FROM import_row r LEFT JOIN warehouse w ON w.code = r.warehouse
     WHERE r.stock IS NOT NULL AND w.code IS NULL GROUP BY r.warehouse ORDER BY line LIMIT 1`,
  );
  const [row] = rows;
  if (row)
    throw new ImportError(
      row.warehouse === null
        ? `La línea ${row.line} da existencias sin bodega (Warehouse); póngala en el mapeo.`
        : `La bodega «${row.warehouse}» (línea ${row.line}) no existe en la tienda.`,
    );
}

const categoriesOf = `(SELECT coalesce(array_agg(c.handle ORDER BY c.handle COLLATE "C"), '{}')
  FROM product_category pc JOIN category c ON c.id = pc.category_id WHERE pc.product_id = p.id)`;
const hasStock = `EXISTS (SELECT FROM stock_source s WHERE s.item_code = r.item_code
  AND s.warehouse_code = r.warehouse AND s.purchase_document IS NULL)`;

/** Which products are new and which fields of the others differ. Stock is only given where there is none yet. */
async function compare(trx: Knex, columns: readonly TableColumn[]): Promise<Written> {
  const differs = (field: string, test: string) => `CASE WHEN ${test} THEN '${field}' END`;
  const { rows } = await trx.raw<{ rows: { line: number; itemCode: string; isNew: boolean; fields: string[] }[] }>(
    `SELECT r.line, r.item_code AS "itemCode", p.id IS NULL AS "isNew", array_remove(ARRAY[${[
      ...columns.map(({ field, name }) => differs(field, `p.${name} IS DISTINCT FROM r.${name}`)),
      differs('CustomBrand', 'r.has_brand AND b.name IS DISTINCT FROM r.brand'),
      differs('Categories', `r.categories IS NOT NULL AND ${categoriesOf} IS DISTINCT FROM r.categories`),
      differs('Stock', `r.stock IS NOT NULL AND NOT ${hasStock}`),
    ].join(', ')}], NULL) AS fields
     FROM import_row r LEFT JOIN product p ON p.item_code = r.item_code LEFT JOIN brand b ON b.id = p.brand_id
     ORDER BY r.line`,
  );
  const changed = rows.filter(({ isNew, fields }) => !isNew && fields.length > 0);
  const created = rows.filter(({ isNew }) => isNew).map(({ itemCode }) => itemCode);
  return {
    created,
    changed: changed.map(({ itemCode, line, fields }) => ({ itemCode, line, fields: [...new Set(fields)] })),
    unchanged: rows.length - created.length - changed.length,
  };
}

async function write(trx: Knex, columns: readonly TableColumn[]): Promise<void> {
  const names = columns.map(({ name }) => name);
  const differing = columns.map(({ name }) => `p.${name} IS DISTINCT FROM r.${name}`).join(' OR ');
  const statements = [
    `INSERT INTO brand (id, name)
     SELECT gen_random_uuid(), brand FROM import_row WHERE brand IS NOT NULL GROUP BY brand ON CONFLICT (name) DO NOTHING`,
    // new products first: what is already there is updated only where something differs
    `UPDATE product p SET ${[...names.map((name) => `${name} = r.${name}`), 'updated_at = now()'].join(', ')},
       brand_id = CASE WHEN r.has_brand THEN b.id ELSE p.brand_id END
     FROM import_row r LEFT JOIN brand b ON b.name = r.brand
     WHERE p.item_code = r.item_code AND (${differing} OR (r.has_brand AND p.brand_id IS DISTINCT FROM b.id))`,
    `INSERT INTO product (id, item_code, slug, brand_id, ${[...names, ...societyIfMissing(names)].join(', ')})
     SELECT gen_random_uuid(), r.item_code, r.slug, b.id, ${[...names.map((name) => `r.${name}`), ...societyIfMissing(names).map(() => `'${sharedSociety}'`)].join(', ')}
     FROM import_row r LEFT JOIN brand b ON b.name = r.brand
     WHERE NOT EXISTS (SELECT FROM product p WHERE p.item_code = r.item_code) ORDER BY r.line`,
    `DELETE FROM product_category pc USING product p, import_row r, category c
     WHERE p.id = pc.product_id AND r.item_code = p.item_code AND c.id = pc.category_id
       AND r.categories IS NOT NULL AND NOT c.handle = ANY (r.categories)`,
    `INSERT INTO product_category (category_id, product_id)
     SELECT c.id, p.id FROM import_row r JOIN product p ON p.item_code = r.item_code
     CROSS JOIN LATERAL unnest(r.categories) AS wanted(handle) JOIN category c ON c.handle = wanted.handle
     ON CONFLICT DO NOTHING`,
    `INSERT INTO stock_source (item_code, warehouse_code, received)
     SELECT r.item_code, r.warehouse, r.stock FROM import_row r WHERE r.stock IS NOT NULL AND NOT ${hasStock}`,
    'UPDATE catalog_version SET version = version + 1',
  ];
  for (const statement of statements) await trx.raw(statement);
}

/** A file that does not say who sells a product: Studio and Home. */
const societyIfMissing = (names: readonly string[]): string[] => (names.includes('society') ? [] : ['society']);
