import type { Migration } from './migration';

/** Bank transfers that staff credited to orders, and orders with the seller of their quotation. */
export const transferCredits: Migration = {
  name: '0022-transfer-credits',
  sql: /* sql */ `
-- What the bank's statement shows, who credited it to which order, and when. Nothing is ever changed or taken out.
CREATE TABLE transfer_credit (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  -- the bank's own mark of the movement: one movement is credited once, in the whole store
  reference text NOT NULL,
  received_on date NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents > 0),
  -- what of it pays no order and is handed back
  returned_cents bigint NOT NULL CHECK (returned_cents BETWEEN 0 AND amount_cents),
  credited_by uuid NOT NULL,
  credited_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (reference, received_on)
);
CREATE INDEX transfer_credit_order ON transfer_credit (order_id, credited_at);
CREATE TRIGGER transfer_credit_append_only BEFORE UPDATE OR DELETE ON transfer_credit
  FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

UPDATE orders SET user_id = q.seller_id FROM quotation q
WHERE q.id = orders.quotation_id AND q.seller_id IS NOT NULL AND orders.user_id IS DISTINCT FROM q.seller_id;
`,
};
