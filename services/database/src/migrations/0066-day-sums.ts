import { storeTimeZone } from '@actual/contracts/store-day';
import type { Migration } from './migration';

/**
 * What the dashboard adds up, by the days of the store's calendar. A change of an order or a quotation adds rows of its
 * difference in its own transaction, and nobody waits for anybody: the sum of a day's rows is right at every moment, and a
 * worker makes one row of many (decision 0068).
 */
export const daySums: Migration = {
  name: '0066-day-sums',
  sql: /* sql */ `
CREATE FUNCTION store_day(at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN (at AT TIME ZONE '${storeTimeZone}')::date;

ALTER TABLE orders
  -- when its quotation was begun
  ADD COLUMN quoted_at timestamptz,
  -- who of the staff sold it, as they were then; null for the web's
  ADD COLUMN seller_id uuid,
  -- articles with a promised day, and those whose day is no later than the one first promised
  ADD COLUMN promised integer NOT NULL DEFAULT 0,
  ADD COLUMN promises_kept integer NOT NULL DEFAULT 0;
ALTER TABLE quotation
  -- somebody spoke with its client; a payment was tried; why it was lost
  ADD COLUMN followed boolean NOT NULL DEFAULT false,
  ADD COLUMN tried boolean NOT NULL DEFAULT false,
  ADD COLUMN lost_reason text;

CREATE FUNCTION count_promises(orders_changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- of two that change lines of one order the second counts after the first
  PERFORM FROM orders WHERE id = ANY (orders_changed) ORDER BY id FOR UPDATE;
  UPDATE orders o SET promised = s.promised, promises_kept = s.kept
  FROM (SELECT c.id, count(*) FILTER (WHERE l.ship_date IS NOT NULL AND f.original_ship_date IS NOT NULL)::int AS promised,
      count(*) FILTER (WHERE l.ship_date <= f.original_ship_date)::int AS kept
    FROM unnest(orders_changed) AS c(id) LEFT JOIN order_line l ON l.order_id = c.id
    -- an order's line has the id of the quotation's
    LEFT JOIN quotation_line f ON f.id = l.id GROUP BY c.id) AS s
  WHERE o.id = s.id AND (o.promised, o.promises_kept) IS DISTINCT FROM (s.promised, s.kept);
END $$;

UPDATE orders o SET quoted_at = q.created_at FROM quotation q WHERE q.id = o.quotation_id;
UPDATE orders o SET seller_id = u.id FROM app_user u WHERE u.id = o.user_id AND u.role IN ('seller', 'manager', 'admin');
SELECT count_promises(ARRAY(SELECT DISTINCT order_id FROM order_line));
UPDATE quotation q SET followed = true WHERE EXISTS (SELECT FROM follow_up_record r WHERE r.quotation_id = q.id);
UPDATE quotation q SET tried = true WHERE EXISTS (SELECT FROM payment p WHERE p.quotation_id = q.id);
UPDATE quotation q SET lost_reason = c.reason FROM quotation_closing c WHERE c.quotation_id = q.id AND c.reopened_at IS NULL;

DROP INDEX orders_created;
CREATE INDEX orders_created ON orders (created_at DESC, id)
  INCLUDE (status, total_cents, paid_cents, site, store_code, user_id, payment_type, quoted_at);

CREATE FUNCTION note_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.quoted_at := (SELECT created_at FROM quotation WHERE id = NEW.quotation_id);
  END IF;
  NEW.seller_id := (SELECT id FROM app_user WHERE id = NEW.user_id AND role IN ('seller', 'manager', 'admin'));
  RETURN NEW;
END $$;
CREATE TRIGGER orders_noted BEFORE INSERT OR UPDATE OF user_id ON orders FOR EACH ROW EXECUTE FUNCTION note_order();

CREATE FUNCTION note_lines() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_promises(ARRAY(SELECT DISTINCT order_id FROM added));
  RETURN NULL;
END $$;
CREATE TRIGGER order_line_added AFTER INSERT ON order_line REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION note_lines();
CREATE FUNCTION note_moved_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_promises(ARRAY[NEW.order_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER order_line_moved AFTER UPDATE OF ship_date ON order_line FOR EACH ROW
  WHEN (OLD.ship_date IS DISTINCT FROM NEW.ship_date) EXECUTE FUNCTION note_moved_line();

-- the staff service writes the records, and may not write quotations
CREATE FUNCTION note_followed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE quotation SET followed = true WHERE id = NEW.quotation_id AND NOT followed;
  RETURN NULL;
END $$;
CREATE TRIGGER quotation_followed AFTER INSERT ON follow_up_record FOR EACH ROW EXECUTE FUNCTION note_followed();
CREATE FUNCTION note_tried() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE quotation SET tried = true WHERE id = NEW.quotation_id AND NOT tried;
  RETURN NULL;
END $$;
CREATE TRIGGER quotation_tried AFTER INSERT ON payment FOR EACH ROW EXECUTE FUNCTION note_tried();
CREATE FUNCTION note_lost() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE quotation SET lost_reason =
    (SELECT reason FROM quotation_closing WHERE quotation_id = NEW.quotation_id AND reopened_at IS NULL)
  WHERE id = NEW.quotation_id;
  RETURN NULL;
END $$;
CREATE TRIGGER quotation_lost AFTER INSERT OR UPDATE ON quotation_closing FOR EACH ROW EXECUTE FUNCTION note_lost();

-- what was sold and not canceled; rows of one day, shop, brand, seller and way to pay add up
CREATE TABLE sales_day (
  day date NOT NULL,
  store text NOT NULL,
  site text NOT NULL,
  seller_id uuid,
  payment_type text NOT NULL,
  orders integer NOT NULL,
  cents bigint NOT NULL,
  promised integer NOT NULL,
  promises_kept integer NOT NULL,
  -- not yet made one with the others of its kind
  fresh boolean NOT NULL DEFAULT true
);
CREATE INDEX sales_day_day ON sales_day (day);
CREATE INDEX sales_day_fresh ON sales_day (day) WHERE fresh;
-- quotations with a folio; rows of one day, shop, seller and reason add up
CREATE TABLE quotation_day (
  day date NOT NULL,
  store text NOT NULL,
  seller_id uuid,
  lost_reason text,
  quotations integer NOT NULL,
  ordered integer NOT NULL,
  followed integer NOT NULL,
  tried integer NOT NULL,
  fresh boolean NOT NULL DEFAULT true
);
CREATE INDEX quotation_day_day ON quotation_day (day);
CREATE INDEX quotation_day_fresh ON quotation_day (day) WHERE fresh;

CREATE FUNCTION sum_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status <> 'canceled' THEN
    INSERT INTO sales_day VALUES (store_day(OLD.created_at), coalesce(OLD.store_code, OLD.site), OLD.site, OLD.seller_id,
      OLD.payment_type, -1, -OLD.total_cents, -OLD.promised, -OLD.promises_kept);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status <> 'canceled' THEN
    INSERT INTO sales_day VALUES (store_day(NEW.created_at), coalesce(NEW.store_code, NEW.site), NEW.site, NEW.seller_id,
      NEW.payment_type, 1, NEW.total_cents, NEW.promised, NEW.promises_kept);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_summed AFTER INSERT OR DELETE ON orders FOR EACH ROW EXECUTE FUNCTION sum_order();
CREATE TRIGGER orders_summed_anew AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.created_at, OLD.store_code, OLD.site, OLD.seller_id, OLD.payment_type, OLD.status = 'canceled',
      OLD.total_cents, OLD.promised, OLD.promises_kept)
    IS DISTINCT FROM (NEW.created_at, NEW.store_code, NEW.site, NEW.seller_id, NEW.payment_type, NEW.status = 'canceled',
      NEW.total_cents, NEW.promised, NEW.promises_kept))
  EXECUTE FUNCTION sum_order();

CREATE FUNCTION sum_quotation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.folio IS NOT NULL THEN
    INSERT INTO quotation_day VALUES (store_day(OLD.created_at), coalesce(OLD.store_code, OLD.site), OLD.seller_id,
      OLD.lost_reason, -1, -(OLD.state = 'ordered')::int, -OLD.followed::int, -OLD.tried::int);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.folio IS NOT NULL THEN
    INSERT INTO quotation_day VALUES (store_day(NEW.created_at), coalesce(NEW.store_code, NEW.site), NEW.seller_id,
      NEW.lost_reason, 1, (NEW.state = 'ordered')::int, NEW.followed::int, NEW.tried::int);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER quotation_summed AFTER INSERT OR DELETE ON quotation FOR EACH ROW EXECUTE FUNCTION sum_quotation();
CREATE TRIGGER quotation_summed_anew AFTER UPDATE ON quotation FOR EACH ROW
  WHEN ((OLD.folio IS NULL, OLD.created_at, OLD.store_code, OLD.site, OLD.seller_id, OLD.lost_reason,
      OLD.state = 'ordered', OLD.followed, OLD.tried)
    IS DISTINCT FROM (NEW.folio IS NULL, NEW.created_at, NEW.store_code, NEW.site, NEW.seller_id, NEW.lost_reason,
      NEW.state = 'ordered', NEW.followed, NEW.tried))
  EXECUTE FUNCTION sum_quotation();

-- everything anew from the rows, for stores that are filled in bulk
CREATE FUNCTION sum_days() RETURNS void LANGUAGE sql AS $$
  DELETE FROM sales_day;
  DELETE FROM quotation_day;
  INSERT INTO sales_day SELECT store_day(created_at), coalesce(store_code, site), site, seller_id, payment_type,
    count(*), sum(total_cents), sum(promised), sum(promises_kept), false
  FROM orders WHERE status <> 'canceled' GROUP BY 1, 2, 3, 4, 5;
  INSERT INTO quotation_day SELECT store_day(created_at), coalesce(store_code, site), seller_id, lost_reason,
    count(*), count(*) FILTER (WHERE state = 'ordered'), count(*) FILTER (WHERE followed), count(*) FILTER (WHERE tried), false
  FROM quotation WHERE folio IS NOT NULL GROUP BY 1, 2, 3, 4;
$$;
SELECT sum_days();
`,
};
