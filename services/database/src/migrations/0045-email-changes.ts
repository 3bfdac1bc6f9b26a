import type { Migration } from './migration';

/** Another e-mail of an account, until whoever reads its mail confirms it. */
export const emailChanges: Migration = {
  name: '0045-email-changes',
  sql: /* sql */ `
-- The one that a person asked for last; its use takes it away, as a new password does.
CREATE TABLE email_change (
  user_id uuid PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  email text NOT NULL,
  -- SHA-256 of what the mail brought
  token_hash text NOT NULL,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX email_change_expires ON email_change (expires_at);
`,
};
