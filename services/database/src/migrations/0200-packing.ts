import type { Migration } from './migration';

/** How a product travels: its parcels, whether it is built at home, and its size without what comes off. */
export const packing: Migration = {
  name: '0200-packing',
  sql: /* sql */ `
-- { parcels: [{ pieces, width, depth, height, weightKg }], builtAtHome, bare: { width, depth, height } | null } in centimeters
ALTER TABLE product ADD COLUMN packing jsonb CHECK (jsonb_typeof(packing) = 'object');
`,
};
