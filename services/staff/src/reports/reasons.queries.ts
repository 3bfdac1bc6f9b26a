import type { ReasonsReport } from '@actual/contracts';
import { reasonRows } from '@actual/contracts/facts/capacities';
import { storeTimeZone } from '@actual/contracts/store-day';
import { type Knex, prepared } from '@actual/database';
import { toPesos } from '@actual/domain';
import type { Period } from '../dashboard/period';

type Report<Part extends 'byReason' | 'byCancellation' | 'byProduct' | 'byWarehouse' | 'byCarrier'> =
  ReasonsReport[Part][number];
interface Row {
  requests: number;
  onTime: number;
  late: number;
  waiting: number;
  days: number | null;
  refundedCents: number;
  cancellations: number;
  canceledCents: number;
  byReason: (Omit<Report<'byReason'>, 'refunded'> & { cents: number })[];
  byCancellation: (Omit<Report<'byCancellation'>, 'canceled'> & { cents: number })[];
  byProduct: Report<'byProduct'>[];
  byWarehouse: Report<'byWarehouse'>[];
  byCarrier: Report<'byCarrier'>[];
}

/** The largest rows of a group as one value. */
const largest = (columns: string, from: string, order: string): string =>
  `coalesce((SELECT jsonb_agg(t) FROM (SELECT ${columns} ${from} ORDER BY ${order} LIMIT ${reasonRows}) t), '[]')`;

/** Requests of what a warehouse or a carrier delivered. */
const deliveredBy = (code: string, name: string, from: string): string =>
  largest(
    `${code} AS code, ${name} AS name, count(DISTINCT p.request_id)::int AS requests,
      count(DISTINCT p.request_id) FILTER (WHERE p.kind = 'damage')::int AS damaged,
      count(DISTINCT p.request_id) FILTER (WHERE p.late)::int AS late`,
    `${from} GROUP BY ${code}`,
    'requests DESC, code',
  );

const inDays = (moment: string): string =>
  `${moment} >= :start::date::timestamp AT TIME ZONE :zone AND ${moment} < (:end::date + 1)::timestamp AT TIME ZONE :zone`;

/** The first time that staff accepted or refused a request is its answer; one that its buyer withdrew before needs none. */
const sql = `
WITH request AS MATERIALIZED (
  SELECT r.id, r.kind, r.reason, r.created_at, a.at AS answered_at, a.at <= r.due_at AS on_time,
    coalesce(a.at > r.due_at, r.state = 'reported' AND now() > r.due_at) AS late,
    r.state = 'reported' AND now() <= r.due_at AS waiting, CASE WHEN r.resolution = 'refund' THEN r.refund_cents ELSE 0 END AS cents
  FROM service_request r LEFT JOIN LATERAL (SELECT min(e.created_at) AS at FROM service_request_event e
    WHERE e.request_id = r.id AND e.kind IN ('accepted', 'refused')) a ON true
  WHERE ${inDays('r.created_at')}
), piece AS MATERIALIZED (
  SELECT p.request_id, p.quantity, l.item_code, l.name, coalesce(l.ship_company, '') AS warehouse, coalesce(v.carrier, '') AS carrier,
    r.kind, r.late
  FROM request r JOIN service_request_piece p ON p.request_id = r.id JOIN order_line l ON l.id = p.line_id
  LEFT JOIN LATERAL (SELECT e.carrier FROM delivery_event e WHERE e.order_id = l.order_id AND l.id = ANY (e.lines)
    AND e.carrier IS NOT NULL ORDER BY e.id DESC LIMIT 1) v ON true
), cancellation AS MATERIALIZED (
  SELECT c.canceled_by IS NULL AS by_buyer, c.reason, c.returned_cents AS cents, c.lines FROM order_cancellation c
  WHERE ${inDays('c.created_at')}
), product AS (
  SELECT item_code, name, request_id, quantity AS requested, 0 AS canceled FROM piece
  UNION ALL SELECT l ->> 'itemCode', l ->> 'name', NULL, 0, (l ->> 'quantity')::int
  FROM cancellation c, jsonb_array_elements(c.lines) AS l
)
SELECT count(*)::int AS requests, count(*) FILTER (WHERE on_time)::int AS "onTime", count(*) FILTER (WHERE late)::int AS late,
  count(*) FILTER (WHERE waiting)::int AS waiting, coalesce(sum(cents), 0)::bigint AS "refundedCents",
  percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM answered_at - created_at) / 86400)::float AS days,
  (SELECT count(*)::int FROM cancellation) AS cancellations,
  (SELECT coalesce(sum(cents), 0)::bigint FROM cancellation) AS "canceledCents",
  ${largest('kind, reason, count(*)::int AS requests, sum(cents)::bigint AS cents', 'FROM request GROUP BY kind, reason', 'requests DESC, kind, reason')} AS "byReason",
  ${largest('by_buyer AS "byBuyer", reason, count(*)::int AS cancellations, sum(cents)::bigint AS cents', 'FROM cancellation GROUP BY by_buyer, reason', 'cancellations DESC, cents DESC, reason')} AS "byCancellation",
  ${largest(
    `item_code AS "itemCode", max(name) AS name, count(DISTINCT request_id)::int AS requests, sum(requested)::int AS "requestedPieces", sum(canceled)::int AS "canceledPieces"`,
    'FROM product GROUP BY item_code',
    'sum(requested) + sum(canceled) DESC, item_code',
  )} AS "byProduct",
  ${deliveredBy('p.warehouse', 'coalesce(max(w.name), p.warehouse)', 'FROM piece p LEFT JOIN warehouse w ON w.code = p.warehouse')} AS "byWarehouse",
  ${deliveredBy('p.carrier', 'p.carrier', 'FROM piece p')} AS "byCarrier"
FROM request`;

/** Why pieces were asked back or canceled in some days of the store's calendar. */
export async function readReasons(db: Knex, { start, end }: Period): Promise<ReasonsReport> {
  const [row] = await prepared<Row>(db, 'reasons', sql, { start, end, zone: storeTimeZone });
  if (!row) throw new Error('an aggregate has one row');
  return {
    requests: row.requests,
    answers: { onTime: row.onTime, late: row.late, waiting: row.waiting, days: row.days },
    refunded: toPesos(row.refundedCents),
    cancellations: row.cancellations,
    canceled: toPesos(row.canceledCents),
    byReason: row.byReason.map(({ cents, ...one }) => ({ ...one, refunded: toPesos(cents) })),
    byCancellation: row.byCancellation.map(({ cents, ...one }) => ({ ...one, canceled: toPesos(cents) })),
    byProduct: row.byProduct,
    byWarehouse: row.byWarehouse,
    byCarrier: row.byCarrier,
  };
}
