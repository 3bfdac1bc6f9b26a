import type { Migration } from './migration';

/** When a payment was approved decides the month in which its order is invoiced; a refund does not move it. */
export const approvedPayments: Migration = {
  name: '0292-approved-payments',
  sql: /* sql */ `
ALTER TABLE payment ADD COLUMN approved_at timestamptz;
COMMENT ON COLUMN payment.approved_at IS 'When its money was there; updated_at moves with a refund.';
UPDATE payment SET approved_at = CASE WHEN refunded_cents = 0 THEN updated_at ELSE created_at END
  WHERE status IN ('approved', 'refunded');
`,
};
