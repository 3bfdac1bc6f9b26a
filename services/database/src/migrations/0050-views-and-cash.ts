import type { Migration } from './migration';

/** What staff keep of reports: views under a name, and the count of a day's money. */
export const viewsAndCash: Migration = {
  name: '0050-views-and-cash',
  sql: /* sql */ `
CREATE TABLE report_view (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  report text NOT NULL,
  name text NOT NULL,
  -- the query of its address: what a later release does not know any more is left out, and said
  search text NOT NULL,
  shared boolean NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (user_id, report, name)
);
CREATE INDEX report_view_shared ON report_view (report, name) WHERE shared;

CREATE TABLE cash_report (
  user_id uuid NOT NULL,
  day date NOT NULL,
  opening_cents bigint NOT NULL CHECK (opening_cents >= 0),
  -- centavos, or cents of a dollar, by payment type
  counted jsonb NOT NULL,
  note text NOT NULL,
  signed_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, day)
);
CREATE INDEX payment_taken_by ON payment (taken_by, created_at) WHERE taken_by IS NOT NULL;
CREATE INDEX quotation_closing_at ON quotation_closing (closed_at);
`,
};
