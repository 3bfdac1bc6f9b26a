import type { ListedDelivery } from '@actual/contracts';
import type { DeliveryState } from '@actual/contracts/facts/delivery/deliveries';
import { pageSize } from '@actual/contracts/facts/page-size';
import { confirmedOrderStates } from '@actual/contracts/facts/payment/states';
import { folioText } from '@actual/contracts/facts/text/written';
import { storeDay } from '@actual/contracts/store-day';
import { type Knex, lastNoted, prepared, sqlList, waitingDelay } from '@actual/database';
import { statesAfter } from '@actual/domain';

const orderColumns = `o.id AS "orderId", o.folio, o.site, trim(concat(o.first_name, ' ', o.last_name)) AS client,
    o.address ->> 'zipCode' AS "zipCode", o.address ->> 'municipality' AS municipality`;
/** The columns of a row that deliveries have, of a line or of what a service request sends. */
const stateColumns = (row: string): string => `coalesce(${lastNoted(row, 'e.state')}, 'preparing') AS state,
    (SELECT concat_ws(' ', e.carrier, e.guide) FROM delivery_event e
      WHERE e.order_id = ${row}.order_id AND ${row}.id = ANY (e.lines) AND coalesce(e.carrier, e.guide) IS NOT NULL
      ORDER BY e.id DESC LIMIT 1) AS guide`;

/**
 * Paid orders' deliveries of a day, or those that wait for their buyer: lines of one state are one, so is what a
 * request sends.
 */
const linesSql = (days: string, sent: string): string => `
WITH line AS MATERIALIZED (
  SELECT ${orderColumns}, l.quantity, l.half,
    l.ship_company AS company, l.ship_date AS day, ${waitingDelay('l')} IS NOT NULL AND l.ship_date > :today::date AS waits, ${stateColumns('l')}, NULL::jsonb AS request
  FROM order_line l JOIN orders o ON o.id = l.order_id
  WHERE ${days} AND o.status IN ${sqlList(confirmedOrderStates)}
  UNION ALL
  SELECT ${orderColumns}, (SELECT sum(p.quantity) FROM service_request_piece p WHERE p.request_id = h.request_id), NULL,
    h.company, h.day, false, ${stateColumns('h')}, jsonb_build_object('id', r.id, 'folio', r.folio::text, 'resolution', h.resolution)
  FROM request_shipment h JOIN service_request r ON r.id = h.request_id JOIN orders o ON o.id = h.order_id
  WHERE ${sent} AND h.recalled_at IS NULL AND o.status IN ${sqlList(confirmedOrderStates)}
), delivery AS (
  SELECT "orderId", folio, site, client, "zipCode", municipality, day, state, request, bool_or(waits) AND state = 'preparing' AS waits, max(half) AS half, max(company) AS warehouse,
    max(guide) AS guide, sum(quantity)::int AS pieces
  FROM line GROUP BY "orderId", folio, site, client, "zipCode", municipality, day, state, request
)`;
const ofDay = linesSql('l.ship_date = :day::date', 'h.day = :day::date');
// what a request sends waits for nobody
const toCome = linesSql('l.ship_date > :today::date', 'false');
const listSql = (lines: string): string => `${lines}
SELECT *, count(*) OVER ()::int AS "all" FROM delivery
WHERE (:warehouse::text IS NULL OR warehouse = :warehouse) AND (:state::text IS NULL OR state = :state)
  AND (NOT :waiting OR waits)
ORDER BY day, warehouse NULLS LAST, folio, state, request NULLS FIRST LIMIT :rows OFFSET :from`;
const warehousesSql = (lines: string): string => `${lines}
SELECT w.code, w.name FROM warehouse w WHERE w.code IN (SELECT warehouse FROM delivery WHERE NOT :waiting OR waits) ORDER BY w.name`;

interface Row extends Omit<ListedDelivery, 'folio' | 'next'> {
  folio: number;
  all: number;
}
interface Asked {
  day: string;
  warehouse?: string | undefined;
  /** `waiting`: those of any day whose buyer has yet to choose. */
  state?: DeliveryState | 'waiting' | undefined;
}

/** The deliveries of a day, of every brand, a page at a time, and the warehouses that deliver then. */
export async function listDeliveries(db: Knex, page: number, { day, warehouse, state }: Asked) {
  const waiting = state === 'waiting';
  const which = { day, waiting, today: storeDay() };
  const lines = waiting ? toCome : ofDay;
  const asked = {
    ...which,
    warehouse: warehouse ?? null,
    state: waiting ? null : (state ?? null),
    rows: pageSize,
    from: (page - 1) * pageSize,
  };
  const [rows, warehouses] = await Promise.all([
    prepared<Row>(db, waiting ? 'waiting-deliveries' : 'deliveries', listSql(lines), asked),
    prepared<{ code: string; name: string }>(
      db,
      waiting ? 'waiting-warehouses' : 'delivering-warehouses',
      warehousesSql(lines),
      which,
    ),
  ]);
  return {
    total: rows[0]?.all ?? 0,
    warehouses,
    data: rows.map(
      ({ all: _all, folio, ...row }): ListedDelivery => ({
        ...row,
        folio: folioText(folio),
        next: [...statesAfter(row.state)],
      }),
    ),
  };
}
