import type { Migration } from './migration';

/** Accounts that the store made, which nobody unproven has set anything up in (decision 0115). */
export const twoPeopleOneEmail: Migration = {
  name: '0095-two-people-one-email',
  sql: /* sql */ `
ALTER TABLE app_user ADD COLUMN made_by_store boolean NOT NULL DEFAULT false;
`,
};
