import type { Migration } from './migration';

/** A part of a payment can be refunded in the provider's own panel, by nobody whom the store knows. */
export const refundsElsewhere: Migration = {
  name: '0296-refunds-elsewhere',
  sql: /* sql */ `
ALTER TABLE payment_refund DROP CONSTRAINT payment_refund_check;
COMMENT ON COLUMN payment_refund.refunded_by IS 'Who of the staff refunded it; null: the buyer canceled pieces, or it was refunded in the provider''s panel.';
`,
};
