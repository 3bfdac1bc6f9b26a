/** What the measuring store sells: the demo's products many times over, or a merchant's own. */
import { ClearError } from '@actual/deploy/local/terminal/clear-error.mjs';
import { loadTs } from '@actual/deploy/local/toolchain/load-ts.mjs';
import pg from 'pg';
import { fillCatalog } from './fill-catalog.mjs';

/** @typedef {{ file: string, mappingFile?: string }} Merchant a file of products as `npm run catalog:import` takes it */

/**
 * @param {string} adminUrl
 * @param {{ products: number, merchant?: Merchant, progress: import('@actual/deploy/local/terminal/progress.mjs').Progress }} options
 * @throws ClearError where the merchant's file cannot be read
 */
export async function fillStore(adminUrl, { products, merchant, progress }) {
  // also a merchant's products need its categories, warehouses and zones
  const { seedDemoStore } = await loadTs('services/database/src/demo.ts');
  await seedDemoStore({ adminUrl });
  const many = merchant ? await importProducts(adminUrl, merchant) : await fillCatalog(adminUrl, products);
  progress.step(`A catalog of ${many} products`);
}

/**
 * The merchant's products take the place of the demo's. Their pictures are taken by name, nobody looks at them here; what
 * the file gives no pieces of gets some, since nothing else is shown.
 * @param {string} databaseUrl
 * @param {Merchant} merchant
 * @returns {Promise<number>} how many products are on sale
 */
async function importProducts(databaseUrl, merchant) {
  const { importCatalog, ImportError, summaryOf } = await loadTs('services/database/src/importer/index.ts');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('UPDATE product SET active = false');
    const report = await importCatalog({ databaseUrl, ...merchant }).catch((/** @type {Error} */ error) => {
      throw error instanceof ImportError ? new ClearError(error.message) : error;
    });
    if (report.refused === report.rows) throw new ClearError(summaryOf(report, process.stderr.columns));
    await client.query(`INSERT INTO stock_source (item_code, warehouse_code, received)
      SELECT p.item_code, w.code, 100 FROM product p CROSS JOIN warehouse w
      WHERE p.active AND w.code IN ('CUN', 'MEX', 'MID')
        AND NOT EXISTS (SELECT FROM stock_source s WHERE s.item_code = p.item_code)`);
    await client.query('UPDATE catalog_version SET version = version + 1');
    await client.query('VACUUM ANALYZE');
    const { rows } = await client.query('SELECT count(*)::int AS many FROM product WHERE active');
    return rows[0].many;
  } finally {
    await client.end();
  }
}
