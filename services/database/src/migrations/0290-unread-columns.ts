import type { Migration } from './migration';

/** Nothing has read these two columns since the baseline, and no statement names them: a release before this one goes on. */
export const unreadColumns: Migration = {
  name: '0290-unread-columns',
  sql: /* sql */ `
ALTER TABLE ledger_entry DROP COLUMN created_by;
ALTER TABLE webhook_event DROP COLUMN received_at;
`,
};
