import type { Migration } from './migration';

/** Who of the staff looked after a break, and what was found: it leaves the list though the two still disagree. */
export const breaksSeen: Migration = {
  name: '0014-breaks-seen',
  sql: /* sql */ `
ALTER TABLE reconciliation_break
  ADD COLUMN seen_at timestamptz,
  ADD COLUMN seen_by uuid,
  ADD COLUMN note text;
`,
};
