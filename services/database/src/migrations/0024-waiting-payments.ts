import type { Migration } from './migration';

/** What waits for its money is found by its state and its deadline, whatever its type: a new way to pay needs no index. */
export const waitingPayments: Migration = {
  name: '0024-waiting-payments',
  sql: /* sql */ `
DROP INDEX payment_waiting_holder;
DROP INDEX payment_waiting_network;
DROP INDEX payment_waiting_email;
CREATE INDEX payment_waiting_holder ON payment (caller_holder)
  WHERE status IN ('started', 'unknown', 'pending') AND expires_at IS NOT NULL;
CREATE INDEX payment_waiting_network ON payment (caller_network)
  WHERE status IN ('started', 'unknown', 'pending') AND expires_at IS NOT NULL;
CREATE INDEX payment_waiting_email ON payment (caller_email)
  WHERE status IN ('started', 'unknown', 'pending') AND expires_at IS NOT NULL;
`,
};
