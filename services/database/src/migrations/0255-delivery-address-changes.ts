import type { Migration } from './migration';

/** Changes of an order's receiver and address after the purchase. */
export const deliveryAddressChanges: Migration = {
  name: '0255-delivery-address-changes',
  sql: /* sql */ `
CREATE TABLE delivery_address_change (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  address_before jsonb NOT NULL CHECK (jsonb_typeof(address_before) = 'object'),
  changed_by uuid,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX delivery_address_change_order ON delivery_address_change (order_id, created_at);
CREATE TRIGGER delivery_address_change_append_only BEFORE UPDATE OR DELETE ON delivery_address_change
  FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

ALTER TABLE orders ADD COLUMN zipcode_id text;

COMMENT ON TABLE delivery_address_change IS 'Where orders were to go before their buyer or staff changed it. Never changed or deleted.';
COMMENT ON COLUMN delivery_address_change.address_before IS 'The one after it is in the next row, or in the order.';
COMMENT ON COLUMN delivery_address_change.changed_by IS 'Who of the staff did it; null when the buyer did.';
COMMENT ON COLUMN orders.zipcode_id IS 'The zone of its changed address; null: that of its quotation.';
`,
};
