import type { Migration } from './migration';

/** Pieces with a number of their own: which products have them, and the numbers that the ERP allocated to an order. */
export const seriesNumbers: Migration = {
  name: '0016-series-numbers',
  sql: /* sql */ `
ALTER TABLE product ADD COLUMN has_series boolean NOT NULL DEFAULT false;
ALTER TABLE order_line
  ADD COLUMN has_series boolean NOT NULL DEFAULT false,
  ADD COLUMN series_numbers text[] NOT NULL DEFAULT '{}';

-- When the ERP is asked next for an order's numbers; null once nothing more is to be known.
ALTER TABLE erp_document ADD COLUMN series_next_at timestamptz;
CREATE INDEX erp_document_series ON erp_document (series_next_at) WHERE series_next_at IS NOT NULL;
`,
};
