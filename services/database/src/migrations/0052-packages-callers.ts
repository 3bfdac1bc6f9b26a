import type { Migration } from './migration';

/** The package that a line was added with, and the address that a quotation was begun from. */
export const packagesCallers: Migration = {
  name: '0052-packages-callers',
  sql: /* sql */ `
ALTER TABLE quotation_line ADD package_id uuid;

-- apart from the quotation: it is kept for weeks, a quotation may be for years
CREATE TABLE quotation_caller (
  quotation_id uuid PRIMARY KEY REFERENCES quotation ON DELETE CASCADE,
  client_ip text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX quotation_caller_created ON quotation_caller (created_at);
`,
};
