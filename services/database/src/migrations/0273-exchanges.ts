import type { Migration } from './migration';

/** The value of pieces that were changed, and what became of it (decision 0194). */
export const exchanges: Migration = {
  name: '0273-exchanges',
  sql: /* sql */ `
ALTER TABLE service_request
  DROP CONSTRAINT service_request_resolution_check,
  ADD CONSTRAINT service_request_resolution_check CHECK (resolution IN ('refund', 'replacement', 'exchange', 'repair', 'part')),
  DROP CONSTRAINT service_request_check1,
  ADD CONSTRAINT service_request_check1 CHECK (refund_cents = 0 OR resolution IN ('refund', 'exchange'));

ALTER TABLE payment ADD COLUMN moved_cents bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT payment_moved_cents_check CHECK (moved_cents BETWEEN 0 AND refunded_cents);

CREATE TABLE exchange (
  request_id uuid PRIMARY KEY REFERENCES service_request,
  quotation_id uuid UNIQUE REFERENCES quotation ON DELETE SET NULL,
  balance_cents bigint NOT NULL DEFAULT 0 CONSTRAINT exchange_funds CHECK (balance_cents >= 0),
  usable_until timestamptz NOT NULL,
  ended_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX exchange_with_money ON exchange (usable_until) WHERE balance_cents > 0;

CREATE TABLE exchange_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES exchange,
  amount_cents bigint NOT NULL,
  reason text NOT NULL CHECK (reason IN ('granted', 'payment', 'return', 'refund')),
  payment_id uuid NOT NULL REFERENCES payment,
  key text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((reason IN ('granted', 'return') AND amount_cents > 0) OR (reason IN ('payment', 'refund') AND amount_cents < 0))
);
CREATE INDEX exchange_entry_request ON exchange_entry (request_id, id);
CREATE INDEX exchange_entry_payment ON exchange_entry (payment_id);
CREATE TRIGGER exchange_entry_append_only BEFORE UPDATE OR DELETE ON exchange_entry
  FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

-- The balance is the sum of its entries: no entry takes more than there is.
CREATE FUNCTION sum_exchange() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE exchange SET balance_cents = balance_cents + NEW.amount_cents WHERE request_id = NEW.request_id;
  RETURN NULL;
END $$;
CREATE TRIGGER exchange_entry_summed AFTER INSERT ON exchange_entry FOR EACH ROW EXECUTE FUNCTION sum_exchange();

COMMENT ON TABLE exchange IS 'What changed pieces were worth, for the quotation of those that come instead.';
COMMENT ON COLUMN exchange.quotation_id IS 'Where it can be spent.';
COMMENT ON COLUMN exchange.balance_cents IS 'The sum of its entries.';
COMMENT ON COLUMN exchange.usable_until IS 'What is left then goes back as it was paid.';
COMMENT ON COLUMN exchange.ended_at IS 'When its buyer or staff chose the money instead.';
COMMENT ON TABLE exchange_entry IS 'Movements of an exchange. Never changed or deleted.';
COMMENT ON COLUMN exchange_entry.reason IS 'granted: out of a payment of the first order. payment, return: to and from a payment of the new one. refund: back to a payment of the first.';
COMMENT ON COLUMN exchange_entry.key IS 'One movement, however often it is asked for.';
COMMENT ON COLUMN payment.moved_cents IS 'Of refunded_cents, what an exchange holds or spent: it never left the store.';
`,
};
