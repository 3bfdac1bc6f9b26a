import type { Migration } from './migration';

/** Mails that the staff service owes: each seller's day, once. */
export const reminders: Migration = {
  name: '0060-reminders',
  sql: /* sql */ `
CREATE TABLE staff_outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  -- kind and key together: one effect, however often it is asked for
  key text NOT NULL,
  payload jsonb NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz,
  parked_at timestamptz,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (kind, key)
);
CREATE INDEX staff_outbox_due ON staff_outbox (next_at) WHERE done_at IS NULL AND parked_at IS NULL;
CREATE INDEX staff_outbox_done ON staff_outbox (done_at) WHERE done_at IS NOT NULL;
`,
};
