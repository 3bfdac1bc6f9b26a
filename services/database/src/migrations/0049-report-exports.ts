import type { Migration } from './migration';

/** Exports of reports: what was asked by whom, how far it is, and the file in parts, so that no process holds it whole. */
export const reportExports: Migration = {
  name: '0049-report-exports',
  sql: /* sql */ `
CREATE TABLE report_export (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  report text NOT NULL,
  format text NOT NULL,
  -- the filter as it was asked, and the columns
  asked jsonb NOT NULL,
  fields text[] NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed', 'stopped')),
  -- raised by each process that takes it up: parts of one that died are nobody's
  attempt smallint NOT NULL DEFAULT 0,
  done_rows integer NOT NULL DEFAULT 0,
  total_rows integer NOT NULL,
  bytes bigint,
  -- the process that writes it says now and then that it lives
  alive_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX report_export_created ON report_export (created_at);
CREATE INDEX report_export_user ON report_export (user_id, created_at DESC);
CREATE UNIQUE INDEX report_export_under_way ON report_export (user_id) WHERE state IN ('waiting', 'running');

CREATE TABLE report_export_part (
  export_id uuid NOT NULL REFERENCES report_export ON DELETE CASCADE,
  attempt smallint NOT NULL,
  position integer NOT NULL,
  content bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (export_id, attempt, position)
);
CREATE INDEX report_export_part_created ON report_export_part (created_at);
`,
};
