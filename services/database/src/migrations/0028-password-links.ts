import type { Migration } from './migration';

/** Links for a new password, and how much callers of the account service used of what is finite. */
export const passwordLinks: Migration = {
  name: '0028-password-links',
  sql: /* sql */ `
-- The one live link of a person; another one takes its place, its use takes it away.
CREATE TABLE password_link (
  user_id uuid PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  -- SHA-256 of what the mail brought
  token_hash text NOT NULL,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX password_link_expires ON password_link (expires_at);
CREATE INDEX app_user_guest_email ON app_user (lower(email), created_at) WHERE invited;

-- as in the checkout: keyed digests, until the count begins anew
CREATE TABLE account_caller_use (
  subject text NOT NULL,
  cap text NOT NULL,
  uses integer NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (subject, cap)
);
CREATE INDEX account_caller_use_ends ON account_caller_use (ends_at);
CREATE TABLE account_spent_proof (
  nonce text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX account_spent_proof_expires ON account_spent_proof (expires_at);
`,
};
