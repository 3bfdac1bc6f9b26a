import type { Migration } from './migration';

/** The one picture of a follow-up record, as it was drawn anew. */
export const followUpFiles: Migration = {
  name: '0044-follow-up-files',
  sql: /* sql */ `
CREATE TABLE follow_up_file (
  record_id uuid PRIMARY KEY REFERENCES follow_up_record ON DELETE CASCADE,
  content bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
`,
};
