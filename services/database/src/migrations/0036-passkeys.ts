import type { Migration } from './migration';

/** Passkeys, and the challenges that browsers answer with them. */
export const passkeys: Migration = {
  name: '0036-passkeys',
  sql: /* sql */ `
CREATE TABLE passkey (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  -- the host it was made for: a browser offers it nowhere else
  rp_id text NOT NULL,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  -- how often it signed; zero where the authenticator does not count
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX passkey_person ON passkey (user_id);

-- taken away by its use: none is answered twice
CREATE TABLE passkey_challenge (
  challenge text PRIMARY KEY,
  rp_id text NOT NULL,
  -- who makes a passkey with it; null for a sign-in
  user_id uuid REFERENCES app_user ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenge_expires ON passkey_challenge (expires_at);
`,
};
