import type { Migration } from './migration';

/** What finds the rows that are past their age (`ages/ages.ts`), each by the column that its age counts from. */
export const ages: Migration = {
  name: '0020-ages',
  sql: /* sql */ `
CREATE INDEX invoice_log_at ON invoice_log (at);
CREATE INDEX invoice_request_created ON invoice_request (created_at);
CREATE INDEX account_outbox_done ON account_outbox (done_at) WHERE done_at IS NOT NULL;

CREATE INDEX quotation_nobodys ON quotation (created_at) WHERE client_id IS NULL AND seller_id IS NULL;
CREATE INDEX quotation_holder_created ON quotation_holder (created_at);
CREATE INDEX lead_created ON lead (created_at);
CREATE INDEX erp_log_at ON erp_log (at);
CREATE INDEX reservation_released ON reservation (expires_at) WHERE state = 'released';
CREATE INDEX outbox_done ON outbox (done_at) WHERE done_at IS NOT NULL AND kind NOT IN ('refund', 'refund-case');
CREATE INDEX webhook_event_processed ON webhook_event (processed_at) WHERE processed_at IS NOT NULL;
CREATE INDEX reconciliation_break_resolved ON reconciliation_break (resolved_at) WHERE resolved_at IS NOT NULL;
-- the ERP is asked for the orders that were not compared for longest
ALTER TABLE erp_document ADD COLUMN compared_at timestamptz;
CREATE INDEX erp_document_compared ON erp_document (compared_at NULLS FIRST);
`,
};
