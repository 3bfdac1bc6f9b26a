import type { Migration } from './migration';

/** Days of a delivery that were changed after the purchase: what was promised stays to be read. */
export const deliveryChanges: Migration = {
  name: '0208-delivery-changes',
  sql: /* sql */ `
CREATE TABLE delivery_change (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  from_day date NOT NULL,
  to_day date NOT NULL CHECK (to_day <> from_day),
  pieces int NOT NULL CHECK (pieces > 0),
  -- who of the staff did it; null: whoever bought
  changed_by uuid,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX delivery_change_order ON delivery_change (order_id, created_at);
CREATE TRIGGER delivery_change_append_only BEFORE UPDATE OR DELETE ON delivery_change
  FOR EACH ROW EXECUTE FUNCTION ledger_append_only();
`,
};
