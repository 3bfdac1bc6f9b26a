import type { BrokerSale } from '@actual/contracts';
import { pageSize } from '@actual/contracts/facts/page-size';
import { type OrderState, OrderState as State } from '@actual/contracts/facts/payment/states';
import { folioText } from '@actual/contracts/facts/text/written';
import type { Knex } from '@actual/database';
import { toPesos } from '@actual/domain';

interface Row {
  folio: number;
  created_at: Date;
  article: string | null;
  pieces: number;
  state: BrokerSale['state'];
  total: string;
  order_folio: number | null;
  status: OrderState | null;
  counted: string | null;
}

/** The part of an order that counts: paid, and not refunded. */
const counted = /* sql */ `CASE WHEN o.status = '${State.canceled}' THEN 0 ELSE o.paid_cents END`;

/** A broker's quotations, with or without an order; one without an article does not count yet. */
const own = /* sql */ `FROM quotation q LEFT JOIN orders o ON o.quotation_id = q.id AND o.broker_id = q.broker_id
WHERE q.broker_id = :broker AND q.folio IS NOT NULL`;

const pageSql = /* sql */ `
SELECT q.folio, q.created_at, q.pieces, q.state, coalesce(o.total_cents, q.total_cents) AS total, o.folio AS order_folio,
  o.status, ${counted} AS counted,
  (SELECT p.name FROM quotation_line l JOIN product p ON p.id = l.product_id WHERE l.quotation_id = q.id
    ORDER BY l.id LIMIT 1) AS article
${own} ORDER BY q.created_at DESC, q.id LIMIT ${pageSize} OFFSET :offset`;

const sumSql = /* sql */ `
SELECT count(*)::int AS total, count(o.id) FILTER (WHERE o.status <> '${State.canceled}')::int AS orders,
  coalesce(sum(${counted}), 0)::bigint AS counted ${own}`;

/** A broker's own quotations, newest first, and the amount that counts for commissions. */
export async function brokerSales(db: Knex, broker: string, page: number) {
  const [rows, sums] = await Promise.all([
    db.raw<{ rows: Row[] }>(pageSql, { broker, offset: (page - 1) * pageSize }),
    db.raw<{ rows: { total: number; orders: number; counted: string }[] }>(sumSql, { broker }),
  ]);
  const data = rows.rows.map(
    (row): BrokerSale => ({
      folio: folioText(row.folio),
      createdAt: row.created_at.toISOString(),
      article: row.article ?? '',
      pieces: row.pieces,
      state: row.state,
      total: toPesos(Number(row.total)),
      order:
        row.order_folio === null || row.status === null
          ? null
          : { folio: folioText(row.order_folio), status: row.status, counted: toPesos(Number(row.counted)) },
    }),
  );
  const { total = 0, orders = 0, counted: cents = '0' } = sums.rows[0] ?? {};
  return { data, total, orders, counted: toPesos(Number(cents)) };
}
