import type { Migration } from './migration';

/** An e-mail has one owner, who proved it; until then anybody may have registered with it. */
export const ownedEmails: Migration = {
  name: '0071-owned-emails',
  sql: /* sql */ `
-- Whose e-mail it is: the client's who proved it, and that of whoever the store gave an account to.
ALTER TABLE app_user ADD COLUMN owns_email boolean NOT NULL GENERATED ALWAYS AS (
  NOT invited AND (role NOT IN ('client', 'guest') OR coalesce(proven_email = lower(email), false))
) STORED;

DROP INDEX app_user_email;
CREATE UNIQUE INDEX app_user_email ON app_user (lower(email)) WHERE owns_email;
-- The accounts of an e-mail: its owner, and the newest of the others.
CREATE INDEX app_user_registered_email ON app_user (lower(email), owns_email, created_at DESC) WHERE NOT invited;
`,
};
