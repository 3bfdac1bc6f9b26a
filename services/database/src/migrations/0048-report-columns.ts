import type { Migration } from './migration';

/**
 * What staff's reports filter, sort and add up, on the rows themselves: the shop it was sold in, pieces, totals and what
 * became of it. A million rows are sorted by an index, not by joining their lines (decision 0057).
 */
export const reportColumns: Migration = {
  name: '0048-report-columns',
  sql: /* sql */ `
ALTER TABLE quotation
  -- the shop of the seller who made it; null for a quotation of the web
  ADD COLUMN store_code text,
  ADD COLUMN pieces integer NOT NULL DEFAULT 0,
  -- what it costs with each payment group, in centavos: written with its lines
  ADD COLUMN totals_cents bigint[] NOT NULL DEFAULT '{0,0,0,0,0}' CHECK (cardinality(totals_cents) = 5),
  ADD COLUMN ordered_at timestamptz;
ALTER TABLE orders ADD COLUMN store_code text, ADD COLUMN pieces integer NOT NULL DEFAULT 0;

UPDATE quotation q SET pieces = l.pieces, totals_cents = l.totals
FROM (SELECT quotation_id, sum(quantity)::int AS pieces, ARRAY[
    sum(quantity * discounted(unit_price_cents, discount_pg1)),
    sum(quantity * discounted(unit_price_cents, discount_pg2)),
    sum(quantity * discounted(unit_price_cents, discount_pg3)),
    sum(quantity * discounted(unit_price_cents, discount_pg4)),
    sum(quantity * discounted(unit_price_cents, discount_pg5))
  ]::bigint[] AS totals
  FROM quotation_line GROUP BY quotation_id) AS l WHERE l.quotation_id = q.id;
UPDATE quotation q SET ordered_at = o.created_at FROM orders o WHERE o.quotation_id = q.id;
UPDATE quotation q SET store_code = coalesce(u.active_store, u.main_store) FROM app_user u WHERE u.id = q.seller_id;
UPDATE orders o SET store_code = q.store_code FROM quotation q WHERE q.id = o.quotation_id AND q.store_code IS NOT NULL;
UPDATE orders o SET pieces = l.pieces
FROM (SELECT order_id, sum(quantity)::int AS pieces FROM order_line GROUP BY order_id) AS l WHERE l.order_id = o.id;

ALTER TABLE quotation
  ADD COLUMN total_cents bigint GENERATED ALWAYS AS (totals_cents[payment_group]) STORED,
  ADD COLUMN state text GENERATED ALWAYS AS (CASE WHEN ordered_at IS NOT NULL THEN 'ordered'
    WHEN merged_into IS NOT NULL THEN 'merged' WHEN is_closed THEN 'lost' ELSE 'open' END) STORED;

-- the name that a guest's address has, as orders are searched by it
CREATE FUNCTION guest_words(address jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN order_words(coalesce(address ->> 'firstName', ''), coalesce(address ->> 'lastName', ''),
    coalesce(address ->> 'email', ''), coalesce(address ->> 'phone', ''));
CREATE INDEX quotation_guest_words ON quotation USING gin (guest_words(guest_address) gin_trgm_ops)
  WHERE guest_address IS NOT NULL;
CREATE INDEX client_words ON client
  USING gin (order_words(first_name, last_name, email, phone || ' ' || mobile_phone) gin_trgm_ops);

-- one index for each column that sorts; the first one also holds what is added up
DROP INDEX quotation_created;
CREATE INDEX quotation_created ON quotation (created_at DESC, id)
  INCLUDE (folio, site, store_code, seller_id, state, total_cents);
CREATE INDEX quotation_total ON quotation (total_cents, created_at DESC);
CREATE INDEX quotation_pieces ON quotation (pieces, created_at DESC);
CREATE INDEX quotation_state ON quotation (state, created_at DESC);
CREATE INDEX quotation_store ON quotation (coalesce(store_code, site), created_at DESC);
CREATE INDEX quotation_seller ON quotation (seller_id, created_at DESC) WHERE seller_id IS NOT NULL;
CREATE INDEX payment_tried_type ON payment (type, quotation_id);

DROP INDEX orders_created;
CREATE INDEX orders_created ON orders (created_at DESC, id)
  INCLUDE (status, total_cents, paid_cents, site, store_code, user_id, payment_type);
DROP INDEX orders_site;
CREATE INDEX orders_store ON orders (coalesce(store_code, site), created_at DESC);
CREATE INDEX orders_total ON orders (total_cents, created_at DESC);
CREATE INDEX orders_paid ON orders (paid_cents, created_at DESC);
CREATE INDEX orders_pieces ON orders (pieces, created_at DESC);
CREATE INDEX orders_client_name ON orders (plain(first_name || ' ' || last_name), created_at DESC);
`,
};
