import type { Migration } from './migration';

/**
 * Passwords of packages stand apart from them: a change that is planned or taken back names its lock, and no hash is in a
 * version, an answer or the audit log (decision 0065).
 */
export const packagePasswords: Migration = {
  name: '0068-package-passwords',
  sql: /* sql */ `
CREATE TABLE package_password (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  hash text NOT NULL,
  -- null: it was there before staff could set one
  made_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- a version named it: it may lock again whenever that one holds
  is_used boolean NOT NULL DEFAULT false
);
CREATE INDEX package_password_unused ON package_password (created_at) WHERE NOT is_used;
INSERT INTO package_password (id, hash, is_used)
  SELECT id, password_hash, true FROM package WHERE password_hash IS NOT NULL;
ALTER TABLE package ADD COLUMN password_id uuid REFERENCES package_password;
UPDATE package SET password_id = id WHERE password_hash IS NOT NULL;
ALTER TABLE package DROP COLUMN password_hash;
`,
};
