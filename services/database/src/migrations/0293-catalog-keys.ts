import type { Migration } from './migration';

/** A change of the store whose answer was lost is answered again, and stands in the audit log once. */
export const catalogKeys: Migration = {
  name: '0293-catalog-keys',
  sql: /* sql */ `
CREATE TABLE catalog_idempotency (
  key text PRIMARY KEY,
  request text NOT NULL,
  lease uuid NOT NULL,
  leased_until timestamptz NOT NULL,
  answer text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX catalog_idempotency_created ON catalog_idempotency (created_at);
COMMENT ON TABLE catalog_idempotency IS 'Answers of calls that may be repeated, by idempotency key.';
`,
};
