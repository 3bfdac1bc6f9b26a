import type { Migration } from './migration';

/** A state that was noted by mistake is corrected by an event that says so; promises are counted without it. */
export const deliveryCorrections: Migration = {
  name: '0274-delivery-corrections',
  sql: /* sql */ `
ALTER TABLE delivery_event ADD COLUMN corrects bigint REFERENCES delivery_event, ADD COLUMN mistake text,
  ADD CONSTRAINT delivery_event_corrects_check CHECK ((corrects IS NULL) = (mistake IS NULL));
CREATE INDEX delivery_event_corrects ON delivery_event (corrects) WHERE corrects IS NOT NULL;

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
    -- the van came, whether or not somebody was there, or the buyer asked to wait; what was noted by mistake did not happen
    LEFT JOIN LATERAL (SELECT min(v.happened_on) AS came_on FROM delivery_event v
      WHERE v.order_id = l.order_id AND l.id = ANY (v.lines) AND v.state IN ('delivered', 'failed', 'stored')
        AND NOT EXISTS (SELECT FROM delivery_event w WHERE w.corrects = v.id)) AS e ON true
    GROUP BY c.id) AS s
  WHERE o.id = s.id AND (o.promised, o.promises_kept) IS DISTINCT FROM (s.promised, s.kept);
END $$;

DROP TRIGGER delivery_event_counted ON delivery_event;
CREATE TRIGGER delivery_event_counted AFTER INSERT ON delivery_event FOR EACH ROW
  WHEN (NEW.corrects IS NOT NULL OR NEW.state IN ('delivered', 'failed', 'stored')) EXECUTE FUNCTION note_delivery();

COMMENT ON COLUMN delivery_event.corrects IS 'The event that was noted by mistake: this one says what held before it; null: it says something new.';
COMMENT ON COLUMN delivery_event.mistake IS 'How the mistake came about, as staff say.';
`,
};
