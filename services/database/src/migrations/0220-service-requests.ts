import type { Migration } from './migration';

/** Buyers' requests about delivered pieces, and every step and message of them (decision 0182). */
export const serviceRequests: Migration = {
  name: '0220-service-requests',
  sql: /* sql */ `
CREATE TABLE service_request (
  id uuid PRIMARY KEY,
  -- what people read and say on the telephone
  folio bigint GENERATED ALWAYS AS IDENTITY (START WITH 100001) UNIQUE,
  order_id uuid NOT NULL REFERENCES orders,
  kind text NOT NULL CHECK (kind IN ('return', 'change', 'damage', 'warranty')),
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'reported' CHECK (state IN
    ('reported', 'accepted', 'scheduled', 'received', 'inspected', 'resolved', 'refused', 'withdrawn')),
  -- until when the store answers
  due_at timestamptz NOT NULL,
  -- the way back, where whoever bought pays it: taken off what goes back
  way_back_cents bigint NOT NULL DEFAULT 0 CHECK (way_back_cents >= 0),
  collection_day date,
  -- the day by which money goes back, from the day the pieces came
  refund_by date,
  resolution text CHECK (resolution IN ('refund', 'replacement', 'repair', 'part')),
  refund_cents bigint NOT NULL DEFAULT 0 CHECK (refund_cents >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'resolved') = (resolution IS NOT NULL)),
  CHECK (refund_cents = 0 OR resolution = 'refund')
);
CREATE INDEX service_request_order ON service_request (order_id, created_at);
CREATE INDEX service_request_due ON service_request (due_at, id) WHERE state = 'reported';
CREATE INDEX service_request_open ON service_request (created_at, id) WHERE state NOT IN ('resolved', 'refused', 'withdrawn');
CREATE INDEX service_request_ended ON service_request (updated_at DESC, id) WHERE state IN ('resolved', 'refused', 'withdrawn');

CREATE TABLE service_request_piece (
  request_id uuid NOT NULL REFERENCES service_request,
  line_id uuid NOT NULL REFERENCES order_line,
  quantity int NOT NULL CHECK (quantity > 0),
  -- what these pieces cost
  amount_cents bigint NOT NULL CHECK (amount_cents >= 0),
  PRIMARY KEY (request_id, line_id)
);
CREATE INDEX service_request_piece_line ON service_request_piece (line_id);

-- The timeline: what was done and said, never changed.
CREATE TABLE service_request_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES service_request,
  kind text NOT NULL,
  -- who of the staff; null: whoever bought
  by_staff uuid,
  body text NOT NULL DEFAULT '',
  detail jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX service_request_event_request ON service_request_event (request_id, id);
CREATE TRIGGER service_request_event_append_only BEFORE UPDATE OR DELETE ON service_request_event
  FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

-- Pictures, drawn anew; they move to a bucket where there is one (decision 0102).
CREATE TABLE service_request_picture (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES service_request,
  content bytea,
  file_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT service_request_picture_is_somewhere CHECK (content IS NOT NULL OR file_id IS NOT NULL)
);
CREATE INDEX service_request_picture_request ON service_request_picture (request_id);
CREATE INDEX service_request_picture_to_move ON service_request_picture (file_id) WHERE content IS NOT NULL;
CREATE TRIGGER service_request_picture_gone AFTER DELETE ON service_request_picture FOR EACH ROW
  WHEN (OLD.file_id IS NOT NULL) EXECUTE FUNCTION note_file_removal();
`,
};
