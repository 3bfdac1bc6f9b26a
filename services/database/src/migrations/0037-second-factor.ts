import type { Migration } from './migration';

/** The app on somebody's telephone that is asked for after the password, and codes for when it is gone. */
export const secondFactor: Migration = {
  name: '0037-second-factor',
  sql: /* sql */ `
CREATE TABLE second_factor (
  user_id uuid PRIMARY KEY REFERENCES app_user ON DELETE CASCADE,
  -- both sealed by a secret that is not in the database; null until a code proved that an app has it
  secret text,
  pending text,
  -- the last half-minute whose code was used: it and those before are used up
  last_step bigint NOT NULL DEFAULT 0,
  confirmed_at timestamptz
);
-- keyed digests; a code that was used is gone
CREATE TABLE recovery_code (
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  code_hash text NOT NULL,
  PRIMARY KEY (user_id, code_hash)
);
`,
};
