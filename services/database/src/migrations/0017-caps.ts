import type { Migration } from './migration';

/** Who asked for a payment, as keyed digests, and how much each caller used of what is finite. */
export const caps: Migration = {
  name: '0017-caps',
  sql: /* sql */ `
-- keyed digests, good for counting alone; null where staff took the payment
ALTER TABLE payment
  ADD COLUMN caller_holder text,
  ADD COLUMN caller_address text,
  ADD COLUMN caller_network text,
  ADD COLUMN caller_email text;
-- what waits for a transfer, by whoever asked for it
CREATE INDEX payment_waiting_holder ON payment (caller_holder)
  WHERE status IN ('started', 'unknown', 'pending') AND type IN ('spei', 'transfer');
CREATE INDEX payment_waiting_network ON payment (caller_network)
  WHERE status IN ('started', 'unknown', 'pending') AND type IN ('spei', 'transfer');
CREATE INDEX payment_waiting_email ON payment (caller_email)
  WHERE status IN ('started', 'unknown', 'pending') AND type IN ('spei', 'transfer');

-- How often a caller did something that is counted, until the count begins anew.
CREATE TABLE caller_use (
  -- keyed digest of a holder, an address, a network, an e-mail, a card or a quotation
  subject text NOT NULL,
  -- a name of services/contracts/src/facts/limits.ts
  cap text NOT NULL,
  uses integer NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (subject, cap)
);
CREATE INDEX caller_use_ends ON caller_use (ends_at);

-- Proofs of work that were handed in: each is good once.
CREATE TABLE spent_proof (
  nonce text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX spent_proof_expires ON spent_proof (expires_at);

-- mails of a quotation are counted in caller_use now
DROP INDEX outbox_quotation_mail;
`,
};
