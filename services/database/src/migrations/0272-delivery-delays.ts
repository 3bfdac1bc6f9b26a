import type { Migration } from './migration';

/** Days that the store itself put off, and what buyers chose then (decision 0192). */
export const deliveryDelays: Migration = {
  name: '0272-delivery-delays',
  sql: /* sql */ `
CREATE TABLE delivery_delay (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  lines uuid[] NOT NULL CHECK (cardinality(lines) > 0),
  pieces int NOT NULL CHECK (pieces > 0),
  from_day date NOT NULL,
  proposed_day date NOT NULL,
  not_before date,
  reason text NOT NULL CHECK (reason IN ('not-arrived', 'not-passed', 'no-van', 'weather')),
  note text NOT NULL DEFAULT '',
  by_staff uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (proposed_day > from_day)
);
CREATE INDEX delivery_delay_order ON delivery_delay (order_id, created_at);
CREATE TRIGGER delivery_delay_append_only BEFORE UPDATE OR DELETE ON delivery_delay
  FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

-- its key lets a delay be answered once
CREATE TABLE delivery_delay_answer (
  delay_id uuid PRIMARY KEY REFERENCES delivery_delay,
  answer text NOT NULL CHECK (answer IN ('kept', 'moved', 'canceled')),
  day date,
  by_staff uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((answer = 'canceled') = (day IS NULL))
);
CREATE TRIGGER delivery_delay_answer_append_only BEFORE UPDATE OR DELETE ON delivery_delay_answer
  FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

COMMENT ON TABLE delivery_delay IS 'Pieces of an order that the store could not bring on their day, and the day it proposed instead. Never changed or deleted.';
COMMENT ON COLUMN delivery_delay.lines IS 'Lines of the order that were to come on the day.';
COMMENT ON COLUMN delivery_delay.proposed_day IS 'It stands until the buyer chooses another one.';
COMMENT ON COLUMN delivery_delay.not_before IS 'The first day that staff held possible; null: as the engine says.';
COMMENT ON COLUMN delivery_delay.note IS 'Staff to the buyer.';
COMMENT ON TABLE delivery_delay_answer IS 'What the buyer chose when the store put pieces off. Without a row the proposed day stands. Never changed or deleted.';
COMMENT ON COLUMN delivery_delay_answer.day IS 'The chosen day; null where the pieces were canceled.';
COMMENT ON COLUMN delivery_delay_answer.by_staff IS 'Who of the staff wrote it down for the buyer; null: the buyer.';
`,
};
