import type { Migration } from './migration';

/** What the desk's first page looks for by day. */
export const desk: Migration = {
  name: '0058-desk',
  sql: /* sql */ `
CREATE INDEX follow_up_estimated_close ON follow_up (estimated_close_date) WHERE estimated_close_date IS NOT NULL;
CREATE INDEX payment_rejected ON payment (updated_at DESC) WHERE status = 'rejected';
`,
};
