import type { Migration } from './migration';

/** One table of keys a service. Those of before go: what they kept is of another shape, and none is older than a day's use. */
const tableOfKeys = (name: string): string => `
DROP TABLE ${name};
CREATE TABLE ${name} (
  -- keyed digests, of key, call and caller and of the request: who reads the table can send neither again
  key text PRIMARY KEY,
  request text NOT NULL,
  -- of the process that runs the call, renewed while it lives
  lease uuid NOT NULL,
  leased_until timestamptz NOT NULL,
  -- sealed, with its cookies; null while the call runs
  answer text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX ${name}_created ON ${name} (created_at);`;

/** Keys that are leased to the process which runs their call, and answers that only the services can read. */
export const idempotencyLeases: Migration = {
  name: '0019-idempotency-leases',
  sql: ['account_idempotency', 'checkout_idempotency'].map(tableOfKeys).join('\n'),
};
