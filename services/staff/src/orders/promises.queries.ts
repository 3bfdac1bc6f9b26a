import type { PromiseAtRisk, PromiseMonth } from '@actual/contracts';
import { chosenRows } from '@actual/contracts/facts/capacities';
import { type PromiseRisk, promiseMonths, riskBusinessDays } from '@actual/contracts/facts/delivery/promises';
import { pageSize } from '@actual/contracts/facts/page-size';
import { confirmedOrderStates, OrderState } from '@actual/contracts/facts/payment/states';
import { folioText } from '@actual/contracts/facts/text/written';
import { storeDay } from '@actual/contracts/store-day';
import { type Knex, lastNoted, sqlList } from '@actual/database';
import { afterBusinessDays, businessDays, dayNumber } from '@actual/domain';

interface Row {
  id: string;
  folio: number;
  site: PromiseAtRisk['site'];
  client: string;
  day: string;
  pieces: number;
  missing: boolean;
  late: boolean;
  unsent: boolean;
  total: number;
  orders: string[];
}

/**
 * Days of paid orders from today on whose pieces did not leave. A line's sold pieces lie in its reservations: with fewer
 * than it has, the store does not have them; a purchase that arrives on the day or later comes too late for it.
 */
const riskSql = /* sql */ `
WITH line AS (
  SELECT o.id, o.folio, o.site, concat_ws(' ', o.first_name, o.last_name) AS client, l.ship_date, l.quantity,
    o.status = :pendingSap AND l.ship_date <= :soon::date AS unsent, held.pieces < l.quantity AS missing,
    coalesce(held.arrives_on >= l.ship_date, false) AS late
  FROM orders o JOIN order_line l ON l.order_id = o.id
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(r.quantity), 0) AS pieces, max(s.arrives_on) AS arrives_on
    FROM payment p JOIN reservation r ON r.payment_id = p.id AND r.state = 'claimed' AND r.line_id = l.id
    LEFT JOIN stock_source s ON s.id = r.stock_source_id WHERE p.order_id = o.id) AS held
  WHERE o.status IN ${sqlList(confirmedOrderStates)} AND o.delivery_date >= :today::date AND l.ship_date >= :today::date
    AND coalesce(${lastNoted('l', 'e.state')}, 'preparing') = 'preparing'
), risk AS (
  SELECT id, folio, site, client, ship_date AS day, sum(quantity)::int AS pieces, bool_or(missing) AS missing,
    bool_or(late) AS late, bool_or(unsent) AS unsent
  FROM line WHERE unsent OR missing OR late GROUP BY id, folio, site, client, ship_date
)
SELECT risk.*, count(*) OVER ()::int AS total, (SELECT array_agg(id) FROM (SELECT DISTINCT id FROM risk LIMIT :most) AS named) AS orders
FROM risk ORDER BY day, folio LIMIT :rows OFFSET :from`;

/**
 * A promise is kept when the van came no later than the day, whether or not somebody was there; before it comes, while the
 * day is no later. One that the buyer moved is agreed where the van came no later than that; one that the store put off is
 * broken, whatever day its buyer chose then.
 */
const monthsSql = /* sql */ `
WITH months AS (
  SELECT to_char(day, 'YYYY-MM') AS month, sum(promised)::int AS promised, sum(promises_kept)::int AS kept
  FROM sales_day WHERE day >= :since::date GROUP BY 1
), moved AS (
  SELECT to_char(store_day(o.created_at), 'YYYY-MM') AS month, last.on_day - q.original_ship_date AS days,
    last.on_day <= last.day
    -- another half of the same day moves nothing
    AND coalesce((SELECT c.changed_by IS NULL FROM delivery_change c WHERE c.order_id = o.id AND c.to_day = last.day
      AND c.from_day <> c.to_day ORDER BY c.created_at DESC LIMIT 1), false)
    AND NOT EXISTS (SELECT FROM delivery_delay y WHERE y.order_id = o.id AND l.id = ANY (y.lines) AND last.on_day > y.from_day) AS agreed
  FROM orders o JOIN order_line l ON l.order_id = o.id JOIN quotation_line q ON q.id = l.id
  LEFT JOIN LATERAL (SELECT e.day, e.happened_on FROM delivery_event e WHERE e.order_id = o.id AND l.id = ANY (e.lines)
    AND e.state IN ('delivered', 'failed', 'stored') AND NOT EXISTS (SELECT FROM delivery_event w WHERE w.corrects = e.id) ORDER BY e.happened_on, e.id LIMIT 1) AS came ON true
  CROSS JOIN LATERAL (SELECT coalesce(came.day, l.ship_date) AS day, coalesce(came.happened_on, l.ship_date) AS on_day) AS last
  WHERE last.on_day > q.original_ship_date AND o.created_at >= :since::date AND o.status <> '${OrderState.canceled}' AND o.promised > o.promises_kept
), chosen AS (
  SELECT month, count(*) FILTER (WHERE agreed)::int AS lines, round(avg(days) FILTER (WHERE NOT agreed))::int AS "daysLate",
    max(days) FILTER (WHERE NOT agreed) AS "mostDaysLate"
  FROM moved GROUP BY 1
)
SELECT m.month, m.kept, coalesce(c.lines, 0) AS agreed, greatest(0, m.promised - m.kept - coalesce(c.lines, 0)) AS broken,
  c."daysLate", c."mostDaysLate"
FROM months m LEFT JOIN chosen c USING (month) WHERE m.promised > 0 ORDER BY m.month DESC`;

const risksOf = ({ missing, late, unsent }: Row): PromiseRisk[] => {
  const risks: PromiseRisk[] = [];
  if (unsent) risks.push('not-in-erp');
  if (missing) risks.push('pieces-missing');
  if (late) risks.push('pieces-late');
  return risks;
};

/** The last day that is near, from today on. */
async function soonFrom(db: Knex, today: string): Promise<string> {
  const closed = await db('closed_day').whereNull('warehouse_code').where('day', '>=', today).pluck<string[]>('day');
  const isBusinessDay = businessDays({ closedEverywhere: new Set(closed.map(dayNumber)) });
  return afterBusinessDays(today, riskBusinessDays, isBusinessDay);
}

/** The first day of the month so many months before that of a day. */
const monthsBefore = (day: string, months: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
};

/** Promised days at risk, a page at a time, and how promises were kept by month. */
export async function listPromises(db: Knex, page: number, now = new Date()) {
  const today = storeDay(now);
  const soon = await soonFrom(db, today);
  const bound = { today, soon, pendingSap: OrderState.pendingSap };
  const asked = { ...bound, most: chosenRows, rows: pageSize, from: (page - 1) * pageSize };
  const [risks, months] = await Promise.all([
    db.raw<{ rows: Row[] }>(riskSql, asked),
    db.raw<{ rows: PromiseMonth[] }>(monthsSql, { since: monthsBefore(today, promiseMonths - 1) }),
  ]);
  const [first] = risks.rows;
  return {
    total: first?.total ?? 0,
    orders: first?.orders ?? [],
    data: risks.rows.map(
      (row): PromiseAtRisk => ({
        orderId: row.id,
        folio: folioText(row.folio),
        site: row.site,
        client: row.client,
        day: row.day,
        pieces: row.pieces,
        risks: risksOf(row),
      }),
    ),
    months: months.rows,
  };
}
