import type { Migration } from './migration';

/**
 * What staff do about a quotation. That it is closed is the quotation's own, which checkout writes (`is_closed`), and so
 * is why; what only staff read stands in tables of theirs.
 */
export const followUp: Migration = {
  name: '0043-follow-up',
  sql: /* sql */ `
-- a quotation that was closed as lost, and perhaps reopened: one row each time
CREATE TABLE quotation_closing (
  id uuid PRIMARY KEY,
  quotation_id uuid NOT NULL REFERENCES quotation ON DELETE CASCADE,
  reason text NOT NULL,
  comment text NOT NULL,
  closed_by uuid NOT NULL,
  closed_at timestamptz NOT NULL DEFAULT now(),
  reopened_by uuid,
  reopened_at timestamptz
);
CREATE UNIQUE INDEX quotation_closing_open ON quotation_closing (quotation_id) WHERE reopened_at IS NULL;

CREATE TABLE follow_up (
  quotation_id uuid PRIMARY KEY REFERENCES quotation ON DELETE CASCADE,
  estimated_close_date date,
  next_step text,
  next_step_on date,
  updated_by uuid NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((next_step IS NULL) = (next_step_on IS NULL))
);
CREATE INDEX follow_up_next_step ON follow_up (next_step_on) WHERE next_step_on IS NOT NULL;

CREATE TABLE follow_up_record (
  id uuid PRIMARY KEY,
  quotation_id uuid NOT NULL REFERENCES quotation ON DELETE CASCADE,
  event_type text NOT NULL,
  -- when it was spoken, not when it was written down
  spoken_at timestamptz NOT NULL,
  notes text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX follow_up_record_quotation ON follow_up_record (quotation_id, spoken_at DESC);

CREATE TABLE staff_idempotency (
  key text PRIMARY KEY,
  request text NOT NULL,
  lease uuid NOT NULL,
  leased_until timestamptz NOT NULL,
  answer text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX staff_idempotency_created ON staff_idempotency (created_at);
`,
};
