import type { Migration } from './migration';

/** Proofs of work for the catalog's calls: guesses of a package's password. */
export const packageGuesses: Migration = {
  name: '0120-package-guesses',
  sql: /* sql */ `
-- As spent_proof and account_spent_proof, of the catalog's calls.
CREATE TABLE catalog_spent_proof (
  nonce text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX catalog_spent_proof_expires ON catalog_spent_proof (expires_at);
`,
};
