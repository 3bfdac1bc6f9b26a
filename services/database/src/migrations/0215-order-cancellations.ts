import type { Migration } from './migration';

/** Pieces of an order that were canceled before they left, and the parts of its payments that went back for them. */
export const orderCancellations: Migration = {
  name: '0215-order-cancellations',
  sql: /* sql */ `
CREATE TABLE order_cancellation (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  -- the pieces as they were sold: the order's own lines have them no more
  lines jsonb NOT NULL,
  -- what the order cost before
  total_before_cents bigint NOT NULL CHECK (total_before_cents >= value_cents),
  value_cents bigint NOT NULL CHECK (value_cents >= 0),
  returned_cents bigint NOT NULL CHECK (returned_cents BETWEEN 0 AND value_cents),
  whole boolean NOT NULL,
  reason text NOT NULL,
  -- who of the staff did it; null: whoever bought
  canceled_by uuid,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_cancellation_order ON order_cancellation (order_id, created_at);
CREATE TRIGGER order_cancellation_append_only BEFORE UPDATE OR DELETE ON order_cancellation
  FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

ALTER TABLE payment_refund
  ALTER refunded_by DROP NOT NULL,
  -- what it goes back for; null: by choice, with the order as it was
  ADD cancellation_id uuid REFERENCES order_cancellation,
  ADD CHECK (refunded_by IS NOT NULL OR cancellation_id IS NOT NULL);

-- where the store transfers what it took by transfer itself: an account of whoever bought, who named it
CREATE TABLE refund_account (
  order_id uuid PRIMARY KEY REFERENCES orders,
  clabe text NOT NULL CHECK (clabe ~ '^[0-9]{18}$'),
  holder text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX refund_account_created ON refund_account (created_at);

-- an article that is no more is no promise that was kept
CREATE FUNCTION note_removed_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_promises(ARRAY(SELECT DISTINCT order_id FROM removed));
  RETURN NULL;
END $$;
CREATE TRIGGER order_line_removed AFTER DELETE ON order_line REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION note_removed_lines();

COMMENT ON TABLE order_cancellation IS 'Pieces that were canceled before they left, as they were sold. Never changed or deleted.';
COMMENT ON COLUMN order_cancellation.lines IS 'Products, pieces and prices; the lines of the order have them no more.';
COMMENT ON COLUMN order_cancellation.canceled_by IS 'Who of the staff did it; null: whoever bought.';
COMMENT ON COLUMN payment_refund.cancellation_id IS 'What it goes back for; null: by choice, with the order as it was.';
COMMENT ON TABLE refund_account IS 'The account, of whoever bought, to which the store transfers what it took by transfer.';
COMMENT ON FUNCTION note_removed_lines() IS 'An article that is no more is no promise that was kept.';
`,
};
