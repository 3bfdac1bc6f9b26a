import type { Migration } from './migration';

/** The promise of each order, signed in a chain that nobody can change unseen (decision 0181). */
export const promises: Migration = {
  name: '0250-promises',
  sql: /* sql */ `
-- written in the transaction that makes, moves or cancels
CREATE TABLE promise (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  site text NOT NULL,
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX promise_order ON promise (order_id, id);
CREATE INDEX promise_created ON promise (created_at);
CREATE TRIGGER promise_append_only BEFORE UPDATE OR DELETE ON promise
  FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

-- the same afterwards: its place in its brand's chain and the store's signature
CREATE TABLE promise_record (
  promise_id bigint PRIMARY KEY REFERENCES promise,
  site text NOT NULL,
  number int NOT NULL CHECK (number > 0),
  document text NOT NULL,
  hash text NOT NULL,
  key_id text NOT NULL,
  signature text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (site, number)
);
CREATE TRIGGER promise_record_append_only BEFORE UPDATE OR DELETE ON promise_record
  FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

-- old promises are verified by the key that signed them
CREATE TABLE promise_key (
  id text PRIMARY KEY,
  pem text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TRIGGER promise_key_append_only BEFORE UPDATE OR DELETE ON promise_key
  FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

COMMENT ON TABLE promise IS 'What an order promised, and what was changed of that by buyer or store. Names nobody; never changed or deleted.';
COMMENT ON COLUMN promise.content IS 'The shapes of contracts/src/promise.ts, without the place in the chain.';
COMMENT ON TABLE promise_record IS 'A promise in the chain of its brand: each document names the hash of the one before it. Never changed or deleted.';
COMMENT ON COLUMN promise_record.number IS 'Its place in the chain of the brand, from one, without gaps.';
COMMENT ON COLUMN promise_record.document IS 'The canonical JSON that was signed.';
COMMENT ON COLUMN promise_record.hash IS 'SHA-256 of the document, in hexadecimal digits.';
COMMENT ON COLUMN promise_record.signature IS 'ECDSA P-256 over SHA-256 of the document, DER in base64.';
COMMENT ON TABLE promise_key IS 'Public keys that promises were signed by.';
COMMENT ON COLUMN promise_key.id IS 'The first 16 hexadecimal digits of the SHA-256 of the key.';
`,
};
