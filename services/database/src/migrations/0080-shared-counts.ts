import type { Migration } from './migration';

/** What several copies of a service count together. */
export const sharedCounts: Migration = {
  name: '0080-shared-counts',
  sql: /* sql */ `
-- As caller_use and account_caller_use, of the catalog's calls: guesses of a package's password.
CREATE TABLE catalog_caller_use (
  subject text NOT NULL,
  cap text NOT NULL,
  uses integer NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (subject, cap)
);
CREATE INDEX catalog_caller_use_ends ON catalog_caller_use (ends_at);

-- tries with cards that wait for the provider, by address
CREATE INDEX payment_under_way_address ON payment (caller_address) WHERE status = 'started';
`,
};
