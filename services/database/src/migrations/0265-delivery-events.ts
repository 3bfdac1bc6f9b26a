import type { Migration } from './migration';

/** States of deliveries, and promises counted by the day on which the van came (decision 0191). */
export const deliveryEvents: Migration = {
  name: '0265-delivery-events',
  sql: /* sql */ `
CREATE TABLE delivery_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES orders,
  lines uuid[] NOT NULL CHECK (cardinality(lines) > 0),
  day date NOT NULL,
  state text NOT NULL CHECK (state IN ('preparing', 'on-the-way', 'delivered', 'failed', 'stored')),
  happened_on date NOT NULL,
  reason text CHECK (reason IN ('nobody', 'no-access')),
  new_day date,
  carrier text,
  guide text,
  link text CHECK (link LIKE 'https://%'),
  by_staff uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((state = 'failed') = (reason IS NOT NULL)),
  CHECK ((state = 'preparing') = (new_day IS NOT NULL))
);
CREATE INDEX delivery_event_order ON delivery_event (order_id, id);
CREATE INDEX order_line_ship_date ON order_line (ship_date) WHERE ship_date IS NOT NULL;
CREATE TRIGGER delivery_event_append_only BEFORE UPDATE OR DELETE ON delivery_event
  FOR EACH ROW EXECUTE FUNCTION ledger_append_only();

CREATE OR REPLACE FUNCTION count_promises(orders_changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- of two that change lines of one order the second counts after the first
  PERFORM FROM orders WHERE id = ANY (orders_changed) ORDER BY id FOR UPDATE;
  UPDATE orders o SET promised = s.promised, promises_kept = s.kept
  FROM (SELECT c.id, count(*) FILTER (WHERE l.ship_date IS NOT NULL AND f.original_ship_date IS NOT NULL)::int AS promised,
      count(*) FILTER (WHERE coalesce(e.came_on, l.ship_date) <= f.original_ship_date)::int AS kept
    FROM unnest(orders_changed) AS c(id) LEFT JOIN order_line l ON l.order_id = c.id
    -- an order's line has the id of the quotation's
    LEFT JOIN quotation_line f ON f.id = l.id
    -- the van came, whether or not somebody was there, or the buyer asked to wait
    LEFT JOIN LATERAL (SELECT min(v.happened_on) AS came_on FROM delivery_event v
      WHERE v.order_id = l.order_id AND l.id = ANY (v.lines) AND v.state IN ('delivered', 'failed', 'stored')) AS e ON true
    GROUP BY c.id) AS s
  WHERE o.id = s.id AND (o.promised, o.promises_kept) IS DISTINCT FROM (s.promised, s.kept);
END $$;

CREATE FUNCTION note_delivery() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_promises(ARRAY[NEW.order_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER delivery_event_counted AFTER INSERT ON delivery_event FOR EACH ROW
  WHEN (NEW.state IN ('delivered', 'failed', 'stored')) EXECUTE FUNCTION note_delivery();

COMMENT ON TABLE delivery_event IS 'States of the pieces of an order that come together on a day. The last one of a line is its state; none: in preparation. Never changed or deleted.';
COMMENT ON COLUMN delivery_event.lines IS 'Lines of the order that the van brings.';
COMMENT ON COLUMN delivery_event.day IS 'The day for which they were promised then.';
COMMENT ON COLUMN delivery_event.happened_on IS 'The day on which it happened, as staff say.';
COMMENT ON COLUMN delivery_event.reason IS 'Why an attempt failed.';
COMMENT ON COLUMN delivery_event.new_day IS 'The day of the next attempt.';
COMMENT ON COLUMN delivery_event.guide IS 'The number by which the carrier finds it.';
COMMENT ON COLUMN delivery_event.link IS 'The page on which the carrier shows where it is.';
COMMENT ON COLUMN orders.promises_kept IS 'Lines that came no later than the day first promised; before they come, those whose day is no later.';
`,
};
