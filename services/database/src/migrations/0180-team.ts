import type { Migration } from './migration';

/** Those who work inside are found among a million clients. */
export const team: Migration = {
  name: '0180-team',
  sql: /* sql */ `
CREATE INDEX app_user_inside ON app_user (role) WHERE role IN ('seller', 'manager', 'admin', 'broker');
`,
};
