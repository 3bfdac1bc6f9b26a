import type { Migration } from './migration';

/** Deliveries of what a service request sends: the same piece again, or a missing part (decision 0198). */
export const requestShipments: Migration = {
  name: '0276-request-shipments',
  sql: /* sql */ `
CREATE TABLE request_shipment (
  id uuid PRIMARY KEY,
  request_id uuid NOT NULL REFERENCES service_request,
  order_id uuid NOT NULL REFERENCES orders,
  resolution text NOT NULL CHECK (resolution IN ('replacement', 'part')),
  day date NOT NULL,
  company text NOT NULL,
  from_state text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  recalled_at timestamptz
);
CREATE UNIQUE INDEX request_shipment_request ON request_shipment (request_id) WHERE recalled_at IS NULL;
CREATE INDEX request_shipment_order ON request_shipment (order_id);
CREATE INDEX request_shipment_day ON request_shipment (day) WHERE recalled_at IS NULL;

COMMENT ON TABLE request_shipment IS 'What service requests send. Its id stands in delivery_event.lines and, for its stock, in reservation.line_id.';
COMMENT ON COLUMN request_shipment.day IS 'The promised day, or that of the next attempt.';
COMMENT ON COLUMN request_shipment.company IS 'Code of the warehouse whose van brings it.';
COMMENT ON COLUMN request_shipment.from_state IS 'The state of the request before the decision: the one it has again when the shipment is recalled.';
COMMENT ON COLUMN request_shipment.recalled_at IS 'When staff took it back, before it left: its stock was given back then.';
`,
};
