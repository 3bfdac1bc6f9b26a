import type { Migration } from './migration';

/** What staff take off the lines of a quotation, how far they may, and what an order's line was discounted for. */
export const bigticket: Migration = {
  name: '0051-bigticket',
  sql: /* sql */ `
-- null: what sellers may without asking
ALTER TABLE quotation ADD bigticket_max_percentage smallint CHECK (bigticket_max_percentage BETWEEN 0 AND 100);
ALTER TABLE quotation_line ADD bigticket_percentage smallint NOT NULL DEFAULT 0
  CHECK (bigticket_percentage BETWEEN 0 AND 100);
ALTER TABLE order_line ADD bigticket_percentage smallint NOT NULL DEFAULT 0
  CHECK (bigticket_percentage BETWEEN 0 AND 100);
ALTER TABLE order_line ADD discount_name text;
`,
};
