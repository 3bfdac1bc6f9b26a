import type { Migration } from './migration';

const tables = ['invoice_file', 'form_attachment', 'review_picture', 'follow_up_file', 'storefront_picture_file'];

/** Files move out of their rows to a bucket, where there is one (decision 0102). */
export const filesInABucket: Migration = {
  name: '0081-files-in-a-bucket',
  sql: /* sql */ `
-- Files in the bucket whose rows are gone.
CREATE TABLE file_removal (
  file_id uuid PRIMARY KEY,
  -- the table that the row was in
  folder text NOT NULL,
  -- by then whoever was still sending it has given up
  due_at timestamptz NOT NULL DEFAULT now() + interval '1 hour'
);
CREATE INDEX file_removal_due ON file_removal (due_at);

-- every service deletes its rows; none but account may write here
CREATE FUNCTION note_file_removal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO file_removal (file_id, folder) VALUES (OLD.file_id, TG_TABLE_NAME);
  RETURN NULL;
END $$;
${tables
  .map(
    (table) => `
ALTER TABLE ${table}
  ALTER COLUMN content DROP NOT NULL,
  -- its name in the bucket, from before it is sent there; once it is there the row's own content goes
  ADD COLUMN file_id uuid,
  ADD CONSTRAINT ${table}_is_somewhere CHECK (content IS NOT NULL OR file_id IS NOT NULL);
CREATE INDEX ${table}_to_move ON ${table} (file_id) WHERE content IS NOT NULL;
CREATE TRIGGER ${table}_gone AFTER DELETE ON ${table} FOR EACH ROW
  WHEN (OLD.file_id IS NOT NULL) EXECUTE FUNCTION note_file_removal();`,
  )
  .join('\n')}
`,
};
