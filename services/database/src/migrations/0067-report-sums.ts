import type { Migration } from './migration';

/** The sums of days also hold what the heads of both reports say: of every order, canceled or not, and by state. */
export const reportSums: Migration = {
  name: '0067-report-sums',
  sql: /* sql */ `
ALTER TABLE sales_day
  ADD COLUMN placed integer NOT NULL DEFAULT 0,
  ADD COLUMN placed_cents bigint NOT NULL DEFAULT 0,
  ADD COLUMN paid_cents bigint NOT NULL DEFAULT 0,
  ADD COLUMN due_orders integer NOT NULL DEFAULT 0,
  ADD COLUMN due_cents bigint NOT NULL DEFAULT 0,
  ADD COLUMN pending_sap integer NOT NULL DEFAULT 0,
  ADD COLUMN pending_payment integer NOT NULL DEFAULT 0,
  ADD COLUMN canceled integer NOT NULL DEFAULT 0;
ALTER TABLE quotation_day
  ADD COLUMN cents bigint NOT NULL DEFAULT 0,
  ADD COLUMN open integer NOT NULL DEFAULT 0,
  ADD COLUMN open_cents bigint NOT NULL DEFAULT 0,
  ADD COLUMN ordered_cents bigint NOT NULL DEFAULT 0,
  ADD COLUMN lost integer NOT NULL DEFAULT 0,
  ADD COLUMN lost_cents bigint NOT NULL DEFAULT 0;

-- what an order, or a quotation, adds to its day; less it, with a sign
CREATE FUNCTION add_order(o orders, sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO sales_day (day, store, site, seller_id, payment_type, orders, cents, promised, promises_kept,
    placed, placed_cents, paid_cents, due_orders, due_cents, pending_sap, pending_payment, canceled)
  SELECT store_day(o.created_at), coalesce(o.store_code, o.site), o.site, o.seller_id, o.payment_type,
    sign * valid, sign * valid * o.total_cents, sign * valid * o.promised, sign * valid * o.promises_kept,
    sign, sign * o.total_cents, sign * o.paid_cents, sign * due, sign * due * (o.total_cents - o.paid_cents),
    sign * (o.status = 'pending-sap')::int, sign * (o.status = 'pending-payment')::int, sign * (1 - valid)
  FROM (SELECT (o.status <> 'canceled')::int AS valid,
    (o.status <> 'canceled' AND o.paid_cents < o.total_cents)::int AS due) AS is_so
$$;
CREATE FUNCTION add_quotation(q quotation, sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO quotation_day (day, store, seller_id, lost_reason, quotations, ordered, followed, tried,
    cents, open, open_cents, ordered_cents, lost, lost_cents)
  SELECT store_day(q.created_at), coalesce(q.store_code, q.site), q.seller_id, q.lost_reason,
    sign, sign * is_ordered, sign * q.followed::int, sign * q.tried::int,
    sign * q.total_cents, sign * is_open, sign * is_open * q.total_cents, sign * is_ordered * q.total_cents,
    sign * is_lost, sign * is_lost * q.total_cents
  FROM (SELECT (q.state = 'open')::int AS is_open, (q.state = 'ordered')::int AS is_ordered,
    (q.state = 'lost')::int AS is_lost) AS is_so
$$;

CREATE OR REPLACE FUNCTION sum_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM add_order(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM add_order(NEW, 1); END IF;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION sum_quotation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.folio IS NOT NULL THEN PERFORM add_quotation(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' AND NEW.folio IS NOT NULL THEN PERFORM add_quotation(NEW, 1); END IF;
  RETURN NULL;
END $$;
DROP TRIGGER orders_summed_anew ON orders;
CREATE TRIGGER orders_summed_anew AFTER UPDATE ON orders FOR EACH ROW
  WHEN ((OLD.created_at, OLD.store_code, OLD.site, OLD.seller_id, OLD.payment_type, OLD.status, OLD.total_cents,
      OLD.paid_cents, OLD.promised, OLD.promises_kept)
    IS DISTINCT FROM (NEW.created_at, NEW.store_code, NEW.site, NEW.seller_id, NEW.payment_type, NEW.status,
      NEW.total_cents, NEW.paid_cents, NEW.promised, NEW.promises_kept))
  EXECUTE FUNCTION sum_order();
DROP TRIGGER quotation_summed_anew ON quotation;
CREATE TRIGGER quotation_summed_anew AFTER UPDATE ON quotation FOR EACH ROW
  WHEN ((OLD.folio IS NULL, OLD.created_at, OLD.store_code, OLD.site, OLD.seller_id, OLD.lost_reason, OLD.state,
      OLD.total_cents, OLD.followed, OLD.tried)
    IS DISTINCT FROM (NEW.folio IS NULL, NEW.created_at, NEW.store_code, NEW.site, NEW.seller_id, NEW.lost_reason,
      NEW.state, NEW.total_cents, NEW.followed, NEW.tried))
  EXECUTE FUNCTION sum_quotation();

CREATE OR REPLACE FUNCTION sum_days() RETURNS void LANGUAGE sql AS $$
  DELETE FROM sales_day;
  DELETE FROM quotation_day;
  INSERT INTO sales_day (day, store, site, seller_id, payment_type, orders, cents, promised, promises_kept,
    placed, placed_cents, paid_cents, due_orders, due_cents, pending_sap, pending_payment, canceled, fresh)
  SELECT store_day(created_at), coalesce(store_code, site), site, seller_id, payment_type,
    count(*) FILTER (WHERE status <> 'canceled'), coalesce(sum(total_cents) FILTER (WHERE status <> 'canceled'), 0),
    coalesce(sum(promised) FILTER (WHERE status <> 'canceled'), 0),
    coalesce(sum(promises_kept) FILTER (WHERE status <> 'canceled'), 0),
    count(*), sum(total_cents), sum(paid_cents), count(*) FILTER (WHERE status <> 'canceled' AND paid_cents < total_cents),
    coalesce(sum(total_cents - paid_cents) FILTER (WHERE status <> 'canceled' AND paid_cents < total_cents), 0),
    count(*) FILTER (WHERE status = 'pending-sap'), count(*) FILTER (WHERE status = 'pending-payment'),
    count(*) FILTER (WHERE status = 'canceled'), false
  FROM orders GROUP BY 1, 2, 3, 4, 5;
  INSERT INTO quotation_day (day, store, seller_id, lost_reason, quotations, ordered, followed, tried,
    cents, open, open_cents, ordered_cents, lost, lost_cents, fresh)
  SELECT store_day(created_at), coalesce(store_code, site), seller_id, lost_reason,
    count(*), count(*) FILTER (WHERE state = 'ordered'), count(*) FILTER (WHERE followed), count(*) FILTER (WHERE tried),
    sum(total_cents), count(*) FILTER (WHERE state = 'open'), coalesce(sum(total_cents) FILTER (WHERE state = 'open'), 0),
    coalesce(sum(total_cents) FILTER (WHERE state = 'ordered'), 0), count(*) FILTER (WHERE state = 'lost'),
    coalesce(sum(total_cents) FILTER (WHERE state = 'lost'), 0), false
  FROM quotation WHERE folio IS NOT NULL GROUP BY 1, 2, 3, 4;
$$;
SELECT sum_days();
`,
};
