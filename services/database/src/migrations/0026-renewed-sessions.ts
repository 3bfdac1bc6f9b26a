import type { Migration } from './migration';

/**
 * A session renews its short token by a key that stays the same, and says where it was opened. Earlier ones have no key:
 * their tokens are no longer taken either.
 */
export const renewedSessions: Migration = {
  name: '0026-renewed-sessions',
  sql: /* sql */ `
DELETE FROM session;
ALTER TABLE session
  ADD COLUMN site text NOT NULL,
  -- SHA-256 of the key
  ADD COLUMN key_hash text NOT NULL,
  -- a browser and a system, in words
  ADD COLUMN device text NOT NULL;
DROP INDEX session_created;
CREATE INDEX session_used ON session (last_used_at);
`,
};
