import { sharedSociety } from '@actual/contracts/facts/company/brands';
import type { Knex } from '../../connect';
import type { Deadline } from '../deadline';
import { type NewValue, writeFilters } from '../filters/store-filters';
import { type ChangeLog, noteAfter, noteBefore } from '../history/note-changes';
import { lockImports } from '../lock-imports';
import type { ImportedProduct } from '../reading/product';
import { filledColumns, type TableColumn } from '../reading/table-columns';
import { takeSlug } from '../reading/text';
import { compare, givenStock, hasStock, isSpokenOf, type Written } from './compare-products';
import { notShown } from './not-shown';

const batchRows = 500;

/** Ends the transaction of a dry run. */
class TriedOnly extends Error {
  constructor(readonly written: Written) {
    super('a dry run');
  }
}

export interface WriteOptions {
  /** Does everything and takes it back. */
  readonly dryRun: boolean;
  /** Filters and values that the products have and the store does not. */
  readonly newValues: readonly NewValue[];
  readonly deadline: Deadline;
  /** Whether products that the file does not have are no longer shown. */
  readonly hideMissing?: boolean;
  readonly onRow?: (done: number) => void;
  /** The notes on products before and after, in the same transaction; a dry run notes nothing. */
  readonly changeLog?: ChangeLog | undefined;
  /** Ends the transaction with the written rows; an error that it throws takes everything back. */
  readonly onWritten?: ((trx: Knex, written: Written) => Promise<void>) | undefined;
}

/**
 * Brings products to the file's values in one transaction; it compares first, so the same file again writes nothing.
 * @throws ImportError when another import is running
 */
export function writeProducts(
  db: Knex,
  products: readonly ImportedProduct[],
  { dryRun, newValues, deadline, hideMissing = false, onRow = () => undefined, changeLog, onWritten }: WriteOptions,
): Promise<Written> {
  return db
    .transaction(async (trx) => {
      await trx.raw(
        `SET LOCAL statement_timeout = ${deadline.left()}; SET LOCAL idle_in_transaction_session_timeout = 0`,
      );
      await lockImports(trx);
      const columns = filledColumns(products);
      await stage(trx, products, columns, (done) => {
        deadline.left();
        onRow(done);
      });
      const compared = await compare(trx, columns);
      const missing = await missingFrom(trx);
      const touched = [...compared.changed.map(({ itemCode }) => itemCode), ...(hideMissing ? missing : [])];
      if (changeLog && !dryRun) await noteBefore(trx, changeLog, { touched, created: compared.created });
      if (hideMissing) await hide(trx, missing);
      if (compared.created.length + compared.changed.length > 0) {
        await writeFilters(trx, newValues);
        await write(trx, columns);
      }
      if (changeLog && !dryRun) await noteAfter(trx, changeLog);
      const result = { ...compared, missing, notShown: await notShown(trx) };
      if (dryRun) throw new TriedOnly(result);
      await onWritten?.(trx, result);
      return result;
    })
    .catch((error: unknown) => {
      if (error instanceof TriedOnly) return error.written;
      // a statement that ran out of time
      if ((error as { code?: string }).code === '57014') deadline.left();
      throw error;
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
    'line int, item_code text, slug text, brand text, has_brand boolean, categories text[], filter_values text[], filters text[], group_name text, stock jsonb, keeps text[]';
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
      filter_values: product.filterValues ?? null,
      filters: product.filters ?? null,
      group_name: product.values.GroupName ?? product.name,
      stock: product.stock ?? [],
      keeps: product.keeps ?? [],
    }));
    await trx.raw(`INSERT INTO import_row SELECT * FROM jsonb_to_recordset(?::jsonb) AS r(${shape})`, [
      JSON.stringify(batch),
    ]);
    onRow(from + batch.length);
  }
  // a missing picture or model takes nothing from a product that has one
  for (const { field, name } of columns)
    await trx.raw(
      `UPDATE import_row r SET ${name} = p.${name} FROM product p
       WHERE p.item_code = r.item_code AND :field = ANY (r.keeps) AND p.${name} IS NOT NULL AND p.${name}::text <> '{}'`,
      { field },
    );
  await trx.raw('ANALYZE import_row');
}

const groups = `INSERT INTO product_group (id, name)
  SELECT DISTINCT ON (group_id) group_id, group_name FROM import_row WHERE group_id IS NOT NULL ORDER BY group_id, line
  ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE product_group.name <> excluded.name`;

async function write(trx: Knex, columns: readonly TableColumn[]): Promise<void> {
  const names = columns.map(({ name }) => name);
  const differing = columns.map(({ name }) => `p.${name} IS DISTINCT FROM r.${name}`).join(' OR ');
  const statements = [
    `INSERT INTO brand (id, name)
     SELECT gen_random_uuid(), brand FROM import_row WHERE brand IS NOT NULL GROUP BY brand ON CONFLICT (name) DO NOTHING`,
    ...(names.includes('group_id') ? [groups] : []),
    // new products first: existing ones are updated only where something differs
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
    `DELETE FROM product_filter_value pv USING product p, import_row r, filter_value v, filter f
     WHERE p.id = pv.product_id AND r.item_code = p.item_code AND v.id = pv.filter_value_id AND f.id = v.filter_id
       AND r.filter_values IS NOT NULL AND ${isSpokenOf} AND NOT f.handle || ':' || v.handle = ANY (r.filter_values)`,
    `INSERT INTO product_filter_value (product_id, filter_value_id)
     SELECT p.id, v.id FROM import_row r JOIN product p ON p.item_code = r.item_code
     JOIN filter_value v ON true JOIN filter f ON f.id = v.filter_id AND f.handle || ':' || v.handle = ANY (r.filter_values)
     ON CONFLICT DO NOTHING`,
    `INSERT INTO stock_source (item_code, warehouse_code, received)
     SELECT r.item_code, t.warehouse, t.pieces FROM import_row r CROSS JOIN ${givenStock} WHERE NOT ${hasStock}`,
    'UPDATE catalog_version SET version = version + 1',
  ];
  for (const statement of statements) await trx.raw(statement);
}

/** Products that are shown and that the file does not have, of the shops whose products it brings. */
async function missingFrom(trx: Knex): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { code: string }[] }>(
    `SELECT p.item_code AS code FROM product p
     WHERE p.active AND NOT EXISTS (SELECT FROM import_row r WHERE r.item_code = p.item_code)
       AND p.society IN (SELECT o.society FROM product o JOIN import_row r ON r.item_code = o.item_code)
     ORDER BY p.item_code`,
  );
  return rows.map(({ code }) => code);
}

async function hide(trx: Knex, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await trx('product')
    .whereRaw('item_code = ANY (?)', [[...codes]])
    .update({ active: false, updated_at: trx.fn.now() });
  await trx('catalog_version').increment('version', 1);
}

/** A file that does not say who sells a product: Studio and Home. */
const societyIfMissing = (names: readonly string[]): string[] => (names.includes('society') ? [] : ['society']);
