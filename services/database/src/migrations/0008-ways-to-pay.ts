import type { Migration } from './migration';

/** Transfers with a deadline, part payments, ledgers of clients, and the breaks that the reconciliation finds. */
export const waysToPay: Migration = {
  name: '0008-ways-to-pay',
  sql: /* sql */ `
ALTER TABLE payment
  -- until when the money may come: a transfer's deadline, the end of a 3-D Secure question
  ADD COLUMN expires_at timestamptz,
  -- pays a part on purpose; the rest is paid by another payment
  ADD COLUMN part boolean NOT NULL DEFAULT false,
  -- where a transfer is sent to
  ADD COLUMN clabe text CHECK (clabe ~ '^[0-9]{18}$'),
  ADD COLUMN bank text,
  ADD COLUMN transfer_url text,
  -- the question of the card's bank
  ADD COLUMN challenge_url text,
  ADD COLUMN challenge_creq text,
  -- of a payment that staff took
  ADD COLUMN taken_by uuid,
  ADD COLUMN reference text,
  ADD COLUMN terminal text,
  ADD COLUMN exchange_rate numeric(10, 4) CHECK (exchange_rate > 0),
  -- when provider and store were last compared
  ADD COLUMN compared_at timestamptz;
CREATE INDEX payment_deadline ON payment (expires_at) WHERE status = 'pending' AND expires_at IS NOT NULL;
CREATE INDEX payment_part ON payment (updated_at) WHERE status = 'approved' AND order_id IS NULL;
CREATE INDEX payment_compared ON payment (compared_at NULLS FIRST) WHERE provider = 'mercadopago';

-- The row to lock before a client's money moves.
CREATE TABLE ledger_account (
  client_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('ewallet', 'client-balance')),
  PRIMARY KEY (client_id, kind)
);
-- What came and went. Nothing is ever changed or taken out; the balance is the sum.
CREATE TABLE ledger_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  client_id uuid NOT NULL,
  kind text NOT NULL,
  amount_cents bigint NOT NULL CHECK (amount_cents <> 0),
  reason text NOT NULL CHECK (reason IN ('deposit', 'payment', 'return', 'adjustment')),
  payment_id uuid REFERENCES payment,
  -- one movement, however often it is asked for
  key text NOT NULL UNIQUE,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (client_id, kind) REFERENCES ledger_account
);
CREATE INDEX ledger_entry_account ON ledger_entry (client_id, kind, id) INCLUDE (amount_cents);
CREATE INDEX ledger_entry_payment ON ledger_entry (payment_id) WHERE payment_id IS NOT NULL;

-- Movements of one account take turns at its row, and none may bring it below nothing.
CREATE FUNCTION ledger_guard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO ledger_account (client_id, kind) VALUES (NEW.client_id, NEW.kind) ON CONFLICT DO NOTHING;
  PERFORM 1 FROM ledger_account WHERE client_id = NEW.client_id AND kind = NEW.kind FOR UPDATE;
  IF NEW.amount_cents < 0 AND NEW.amount_cents + coalesce((
    SELECT sum(amount_cents) FROM ledger_entry WHERE client_id = NEW.client_id AND kind = NEW.kind), 0) < 0 THEN
    RAISE EXCEPTION 'the ledger has less than that' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_funds';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_guard BEFORE INSERT ON ledger_entry FOR EACH ROW EXECUTE FUNCTION ledger_guard();

CREATE FUNCTION ledger_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'a ledger is only added to'; END $$;
CREATE TRIGGER ledger_append_only BEFORE UPDATE OR DELETE ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

-- What provider, orders, ledgers and stock say differently of the same thing; it stays until they agree.
CREATE TABLE reconciliation_break (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  -- payment, order, client or source
  subject text NOT NULL,
  sentence text NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}',
  first_seen_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  resolved_at timestamptz,
  UNIQUE (kind, subject)
);
CREATE INDEX reconciliation_break_open ON reconciliation_break (first_seen_at DESC) WHERE resolved_at IS NULL;
`,
};
