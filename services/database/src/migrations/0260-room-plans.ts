import type { Migration } from './migration';

/** Plans of rooms that clients keep in their accounts. */
export const roomPlans: Migration = {
  name: '0260-room-plans',
  sql: /* sql */ `
CREATE TABLE room_plan (
  id uuid PRIMARY KEY,
  client_id uuid NOT NULL REFERENCES client,
  site text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  plan text NOT NULL CHECK (length(plan) <= 3000),
  saved_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX room_plan_name ON room_plan (client_id, site, lower(name));

COMMENT ON TABLE room_plan IS 'Rooms in true scale that clients drew at a brand and keep in their accounts.';
COMMENT ON COLUMN room_plan.plan IS 'As a link carries it (\`planText\`).';
`,
};
