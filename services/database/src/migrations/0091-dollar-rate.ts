import type { Migration } from './migration';

/** What the store counts a dollar for: rows are added, and the last one holds. */
export const dollarRate: Migration = {
  name: '0091-dollar-rate',
  sql: /* sql */ `
CREATE TABLE dollar_rate (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pesos numeric(8, 4) NOT NULL CHECK (pesos BETWEEN 5 AND 50),
  -- null: with the demo
  set_by uuid,
  set_at timestamptz NOT NULL DEFAULT now()
);
`,
};
