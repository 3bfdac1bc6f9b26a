import type { Migration } from './migration';

/** What people write to us by the forms of the store. */
export const formMessages: Migration = {
  name: '0029-form-messages',
  sql: /* sql */ `
CREATE SEQUENCE form_folio START 100001;
CREATE TABLE form_message (
  id uuid PRIMARY KEY,
  folio bigint NOT NULL UNIQUE DEFAULT nextval('form_folio'),
  kind text NOT NULL CHECK (kind IN ('contact', 'suggestion')),
  site text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL DEFAULT '',
  message text NOT NULL,
  order_folio text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX form_message_created ON form_message (created_at);
`,
};
