import type { Migration } from './migration';

/** Staff see what people wrote by the forms, and who answered it. */
export const messagesOfForms: Migration = {
  name: '0096-messages-of-forms',
  sql: /* sql */ `
ALTER TABLE form_message ADD COLUMN answered_at timestamptz, ADD COLUMN answered_by uuid;
CREATE INDEX form_message_unanswered ON form_message (created_at, id) WHERE answered_at IS NULL;
CREATE INDEX form_message_answered ON form_message (answered_at DESC, id) WHERE answered_at IS NOT NULL;
`,
};
