import type { Migration } from './migration';

/** Money of an order that staff gave back on purpose, without canceling what it pays. */
export const partRefunds: Migration = {
  name: '0053-part-refunds',
  sql: /* sql */ `
-- what of paid_cents went back by choice: it is owed by nobody
ALTER TABLE orders ADD returned_cents bigint NOT NULL DEFAULT 0 CHECK (returned_cents >= 0);

CREATE TABLE payment_refund (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payment,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  reason text NOT NULL,
  refunded_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX payment_refund_payment ON payment_refund (payment_id);
CREATE TRIGGER payment_refund_append_only BEFORE UPDATE OR DELETE ON payment_refund
  FOR EACH ROW EXECUTE FUNCTION ledger_append_only();
`,
};
