import type { Migration } from './migration';

/** Imports of merchants' files at the desk: the file in parts, what is asked for, how far it is, and what it changed. */
export const catalogImports: Migration = {
  name: '0195-catalog-imports',
  sql: /* sql */ `
CREATE TABLE catalog_import (
  id uuid PRIMARY KEY,
  made_by uuid NOT NULL,
  filename text NOT NULL,
  bytes bigint NOT NULL,
  -- a ZIP of pictures and models that comes with it
  pictures_filename text,
  pictures_bytes bigint,
  -- uploading: parts are missing; waiting and running: a job; ready: for the next one; done: its products are written
  state text NOT NULL DEFAULT 'uploading' CHECK (state IN ('uploading', 'waiting', 'running', 'ready', 'done', 'undone')),
  job text CHECK (job IN ('look', 'try', 'run', 'undo')),
  stage text,
  done_rows integer NOT NULL DEFAULT 0,
  total_rows integer NOT NULL DEFAULT 0,
  -- what the file seems to be, what staff chose, and what the last job found or failed for
  look jsonb,
  choices jsonb,
  report jsonb,
  problem jsonb,
  undo_report jsonb,
  -- raised by each process that takes the job up: another one's work is nobody's
  attempt smallint NOT NULL DEFAULT 0,
  alive_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  ran_by uuid,
  ran_at timestamptz,
  undone_by uuid,
  undone_at timestamptz,
  CHECK ((pictures_filename IS NULL) = (pictures_bytes IS NULL))
);
CREATE INDEX catalog_import_created ON catalog_import (created_at);

CREATE TABLE catalog_import_part (
  import_id uuid NOT NULL REFERENCES catalog_import ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('table', 'pictures', 'report')),
  position integer NOT NULL,
  content bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (import_id, kind, position)
);
CREATE INDEX catalog_import_part_created ON catalog_import_part (created_at);

-- what a product was before an import and after it, as far as they differ
CREATE TABLE catalog_import_change (
  import_id uuid NOT NULL REFERENCES catalog_import ON DELETE CASCADE,
  item_code text NOT NULL,
  is_new boolean NOT NULL,
  before jsonb NOT NULL,
  after jsonb,
  PRIMARY KEY (import_id, item_code)
);
`,
};
