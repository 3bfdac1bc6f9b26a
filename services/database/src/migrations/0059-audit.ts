import type { Migration } from './migration';

/** What staff did: written before and after, by whichever service did it, and never changed. */
export const audit: Migration = {
  name: '0059-audit',
  sql: /* sql */ `
-- Written before a call of staff is carried out, so that nothing is done without its row.
CREATE TABLE audit_entry (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  user_id uuid NOT NULL,
  role text NOT NULL,
  site text NOT NULL,
  service text NOT NULL,
  -- METHOD and path, as the contracts name them
  call text NOT NULL,
  -- of the path's parameters the first: the quotation, order, record or product
  object_id text,
  request_id text NOT NULL
);
CREATE INDEX audit_entry_at ON audit_entry (at DESC, id);
CREATE INDEX audit_entry_user ON audit_entry (user_id, at DESC);
CREATE INDEX audit_entry_object ON audit_entry (object_id, at DESC) WHERE object_id IS NOT NULL;

-- How it ended; none where the process died in between.
CREATE TABLE audit_outcome (
  entry_id uuid PRIMARY KEY REFERENCES audit_entry,
  at timestamptz NOT NULL DEFAULT now(),
  status smallint NOT NULL,
  -- why it was refused, a code of the contracts
  code text,
  -- of what it changed, where the call says so
  before jsonb,
  after jsonb
);

CREATE FUNCTION audit_is_appended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only appended to' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER audit_entry_appended BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
  FOR EACH STATEMENT EXECUTE FUNCTION audit_is_appended();
CREATE TRIGGER audit_outcome_appended BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_outcome
  FOR EACH STATEMENT EXECUTE FUNCTION audit_is_appended();
`,
};
