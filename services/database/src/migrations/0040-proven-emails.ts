import type { Migration } from './migration';

/** Which e-mail of an account a mailed link proved, and what a guest with the same one bought. */
export const provenEmails: Migration = {
  name: '0040-proven-emails',
  sql: /* sql */ `
-- In small letters. Another e-mail of the account is unproven by itself.
ALTER TABLE app_user ADD COLUMN proven_email text;

-- Where the link was mailed: it is good for an account that still has this e-mail.
ALTER TABLE password_link ADD COLUMN email text;
UPDATE password_link l SET email = lower(u.email) FROM app_user u WHERE u.id = l.user_id;
ALTER TABLE password_link ALTER COLUMN email SET NOT NULL;

-- What a guest bought at a site until then belongs to the client of an account; the checkout moves it. A client who was
-- that guest themselves keeps it, no longer as a guest's.
CREATE TABLE guest_join (
  guest_client_id uuid NOT NULL REFERENCES client ON DELETE CASCADE,
  site text NOT NULL,
  client_id uuid NOT NULL REFERENCES client ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  asked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (guest_client_id, site)
);
CREATE INDEX guest_join_asked ON guest_join (asked_at);
`,
};
