import type { Migration } from './migration';

/** Everything that is kept about an account, asked for by its owner, until it was fetched or its day is over. */
export const dataExports: Migration = {
  name: '0039-data-exports',
  sql: /* sql */ `
CREATE TABLE data_export (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES app_user ON DELETE CASCADE,
  site text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT now(),
  -- all null until it is made: the archive, the mailbox that its link goes to, and until when that is good
  content bytea,
  email text,
  made_at timestamptz,
  expires_at timestamptz,
  CHECK ((made_at IS NULL) = (content IS NULL))
);
-- one at a time is made
CREATE UNIQUE INDEX data_export_making ON data_export (user_id) WHERE made_at IS NULL;
CREATE INDEX data_export_person ON data_export (user_id, asked_at);
CREATE INDEX data_export_asked ON data_export (asked_at);
`,
};
