import type { Migration } from './migration';

/** The number under a product's bars, which shop windows of the internet know it by. */
export const gtin: Migration = {
  name: '0170-gtin',
  sql: /* sql */ `
ALTER TABLE product ADD COLUMN gtin text CHECK (gtin ~ '^[0-9]{8,14}$');
`,
};
