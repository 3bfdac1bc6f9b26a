import type { Migration } from './migration';

/** The one file that goes with what somebody writes to us; of nobody's message until it is sent. */
export const formAttachments: Migration = {
  name: '0041-form-attachments',
  sql: /* sql */ `
CREATE TABLE form_attachment (
  id uuid PRIMARY KEY,
  message_id uuid UNIQUE REFERENCES form_message ON DELETE CASCADE,
  -- as it is mailed; empty until it is sent
  name text NOT NULL DEFAULT '',
  type text NOT NULL CHECK (type IN ('image/jpeg', 'application/pdf')),
  content bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX form_attachment_waiting ON form_attachment (created_at) WHERE message_id IS NULL;
`,
};
