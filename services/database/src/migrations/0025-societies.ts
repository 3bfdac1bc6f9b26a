import type { Migration } from './migration';

/**
 * Which societies there are stands in the facts of the brands (`services/contracts/src/facts/brands.ts`), which the
 * importer and the synchronization with the ERP check a product by: a new brand takes no migration.
 */
export const societies: Migration = {
  name: '0025-societies',
  sql: `
ALTER TABLE site DROP CONSTRAINT site_society_check;
ALTER TABLE product DROP CONSTRAINT product_society_check;
`,
};
