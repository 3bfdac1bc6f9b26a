import type { ListedDelivery } from '@actual/contracts';
import type { DeliveryState } from '@actual/contracts/facts/delivery/deliveries';
import { pageSize } from '@actual/contracts/facts/page-size';
import { confirmedOrderStates } from '@actual/contracts/facts/payment/states';
import { type Knex, lastNoted, prepared, sqlList } from '@actual/database';
import { statesAfter } from '@actual/domain';
import { folioText } from '../../quotation/quotation-reply';

/** Deliveries of paid orders on a day: an order's lines of one state are one. */
const linesSql = `
WITH line AS MATERIALIZED (
  SELECT o.id AS "orderId", o.folio, o.site, trim(concat(o.first_name, ' ', o.last_name)) AS client,
    o.address ->> 'zipCode' AS "zipCode", o.address ->> 'municipality' AS municipality, l.quantity, l.half,
    l.ship_company AS company, coalesce(${lastNoted('l', 'e.state')}, 'preparing') AS state,
    (SELECT concat_ws(' ', e.carrier, e.guide) FROM delivery_event e
      WHERE e.order_id = l.order_id AND l.id = ANY (e.lines) AND coalesce(e.carrier, e.guide) IS NOT NULL
      ORDER BY e.id DESC LIMIT 1) AS guide
  FROM order_line l JOIN orders o ON o.id = l.order_id
  WHERE l.ship_date = :day::date AND o.status IN ${sqlList(confirmedOrderStates)}
), delivery AS (
  SELECT "orderId", folio, site, client, "zipCode", municipality, state, max(half) AS half, max(company) AS warehouse,
    max(guide) AS guide, sum(quantity)::int AS pieces
  FROM line GROUP BY "orderId", folio, site, client, "zipCode", municipality, state
)`;
const listSql = `${linesSql}
SELECT *, count(*) OVER ()::int AS "all" FROM delivery
WHERE (:warehouse::text IS NULL OR warehouse = :warehouse) AND (:state::text IS NULL OR state = :state)
ORDER BY warehouse NULLS LAST, folio, state LIMIT :rows OFFSET :from`;
const warehousesSql = `${linesSql}
SELECT w.code, w.name FROM warehouse w WHERE w.code IN (SELECT warehouse FROM delivery) ORDER BY w.name`;

interface Row extends Omit<ListedDelivery, 'folio' | 'day' | 'next'> {
  folio: number;
  all: number;
}
interface Asked {
  day: string;
  warehouse?: string | undefined;
  state?: DeliveryState | undefined;
}

/** The deliveries of a day, of every brand, a page at a time, and the warehouses that deliver then. */
export async function listDeliveries(db: Knex, page: number, { day, warehouse, state }: Asked) {
  const asked = {
    day,
    warehouse: warehouse ?? null,
    state: state ?? null,
    rows: pageSize,
    from: (page - 1) * pageSize,
  };
  const [rows, warehouses] = await Promise.all([
    prepared<Row>(db, 'deliveries', listSql, asked),
    prepared<{ code: string; name: string }>(db, 'delivering-warehouses', warehousesSql, { day }),
  ]);
  return {
    total: rows[0]?.all ?? 0,
    warehouses,
    data: rows.map(
      ({ all: _all, folio, ...row }): ListedDelivery => ({
        ...row,
        folio: folioText(folio),
        day,
        next: [...statesAfter(row.state)],
      }),
    ),
  };
}
