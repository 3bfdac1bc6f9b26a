import type { Migration } from './migration';

/** Money that went back to a ledger is looked through every minute for what has no owner any more; old entries are not. */
export const returnedMoney: Migration = {
  name: '0295-returned-money',
  sql: /* sql */ `
CREATE INDEX ledger_entry_returned ON ledger_entry (created_at) WHERE reason = 'return';
`,
};
