import type { Migration } from './migration';

/** What people agreed to and took back, and which notice they were shown: written once, never changed or taken out. */
export const consents: Migration = {
  name: '0038-consents',
  sql: /* sql */ `
CREATE TABLE consent (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- the account, or else the e-mail as a keyed digest; an account that is gone leaves an id that names nobody
  user_id uuid,
  email_digest text,
  site text NOT NULL,
  purpose text NOT NULL,
  given boolean NOT NULL,
  -- day of the privacy notice that stood there
  notice date NOT NULL,
  form text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  CHECK ((user_id IS NULL) <> (email_digest IS NULL))
);
CREATE INDEX consent_person ON consent (user_id, id) WHERE user_id IS NOT NULL;
CREATE INDEX consent_email ON consent (email_digest, id) WHERE email_digest IS NOT NULL;

CREATE FUNCTION append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION '% is only added to', TG_TABLE_NAME; END $$;
CREATE TRIGGER consent_append_only BEFORE UPDATE OR DELETE ON consent
  FOR EACH ROW EXECUTE FUNCTION append_only();
`,
};
