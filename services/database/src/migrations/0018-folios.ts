import type { Migration } from './migration';

/**
 * Folios that do not run out: the first line draws one, and after 999,999 they have seven digits. Quotations that never
 * had a line have none, and are taken out after some days.
 */
export const folios: Migration = {
  name: '0018-folios',
  sql: /* sql */ `
ALTER SEQUENCE quotation_folio NO MAXVALUE;
ALTER SEQUENCE order_folio NO MAXVALUE;
ALTER TABLE quotation ALTER COLUMN folio TYPE bigint, ALTER COLUMN folio DROP NOT NULL, ALTER COLUMN folio DROP DEFAULT;
ALTER TABLE orders ALTER COLUMN folio TYPE bigint;
CREATE INDEX quotation_without_folio ON quotation (updated_at) WHERE folio IS NULL;
-- taking a quotation out asks who was merged into it
CREATE INDEX quotation_merged_into ON quotation (merged_into) WHERE merged_into IS NOT NULL;
`,
};
