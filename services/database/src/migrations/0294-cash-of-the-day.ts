import type { Migration } from './migration';

/** A transfer counts in the cash report of the day on which somebody credited it; a day that was signed stays as it was. */
export const cashOfTheDay: Migration = {
  name: '0294-cash-of-the-day',
  sql: /* sql */ `
DROP INDEX payment_taken_by;
CREATE INDEX payment_taken_by ON payment (taken_by, approved_at) WHERE taken_by IS NOT NULL;
`,
};
