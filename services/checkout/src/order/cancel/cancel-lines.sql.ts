import { type Knex, prepared } from '@actual/database';
import type { LoadedOrder } from '../order.queries';

interface Canceled {
  readonly id: string;
  /** Pieces by line. */
  readonly chosen: ReadonlyMap<string, number>;
  /** Centavos: the charge, and the refunded part of it. */
  readonly value: number;
  readonly returned: number;
}

const rowsOf = (chosen: ReadonlyMap<string, number>): string =>
  JSON.stringify([...chosen].map(([id, quantity]) => ({ id, quantity })));

/** Writes down which pieces were canceled, as they were sold. */
export const writeCancellation = (
  trx: Knex,
  order: Pick<LoadedOrder, 'id' | 'lines' | 'totalCents'>,
  canceled: Canceled & { whole: boolean; reason: string; staffId: string | null },
): Promise<unknown> =>
  trx('order_cancellation').insert({
    id: canceled.id,
    order_id: order.id,
    lines: JSON.stringify(
      order.lines.flatMap((line) => {
        const quantity = canceled.chosen.get(line.id) ?? 0;
        const { id, productId, itemCode, name, url, picture, finish, unitTotal } = line;
        return quantity > 0 ? [{ id, productId, itemCode, name, url, picture, finish, quantity, unitTotal }] : [];
      }),
    ),
    total_before_cents: order.totalCents,
    value_cents: canceled.value,
    returned_cents: canceled.returned,
    whole: canceled.whole,
    reason: canceled.reason,
    canceled_by: canceled.staffId,
  });

/** Takes pieces out of an order with what they cost, and leaves mail and ERP their messages. */
const cutSql = `
WITH chosen AS MATERIALIZED (
  SELECT * FROM jsonb_to_recordset(:lines::jsonb) AS r(id uuid, quantity int)
), kept AS MATERIALIZED (
  SELECT l.id, l.quantity - coalesce(c.quantity, 0) AS quantity, l.unit_price_cents, l.unit_total_cents, l.ship_date
  FROM order_line l LEFT JOIN chosen c ON c.id = l.id WHERE l.order_id = :order::uuid
), fewer AS (
  UPDATE order_line l SET quantity = kept.quantity, total_cents = l.unit_total_cents * kept.quantity,
    series_numbers = l.series_numbers[1:kept.quantity]
  FROM kept JOIN chosen USING (id) WHERE l.id = kept.id AND kept.quantity > 0
), gone AS (
  DELETE FROM order_line l USING kept WHERE l.id = kept.id AND kept.quantity = 0
), sums AS (
  SELECT sum(quantity * unit_price_cents)::bigint AS subtotal, sum(quantity * unit_total_cents)::bigint AS total,
    sum(quantity)::int AS pieces, max(ship_date) FILTER (WHERE quantity > 0) AS delivery_date FROM kept
), told AS (
  INSERT INTO outbox (kind, key, payload)
  SELECT kind, :id::text, payload FROM (VALUES
    ('lines-canceled', jsonb_build_object('orderId', :order::uuid, 'lines', :told::jsonb, 'returnedCents', :returned::bigint,
      'totalCents', (SELECT total FROM sums))),
    ('erp-lines', jsonb_build_object('orderId', :order::uuid))) AS m(kind, payload)
)
UPDATE orders SET subtotal_cents = sums.subtotal, discount_cents = sums.subtotal - sums.total, total_cents = sums.total,
  pieces = sums.pieces, delivery_date = sums.delivery_date, paid_cents = paid_cents - :returned - :credited::bigint,
  returned_cents = returned_cents - :credited, updated_at = now()
FROM sums WHERE orders.id = :order::uuid`;

/** The order without some of its pieces, and everything that follows from it. The caller holds the quotation's lock. */
export const cutOrder = (
  trx: Knex,
  { id: order, lines }: Pick<LoadedOrder, 'id' | 'lines'>,
  { id, chosen, returned, credited }: Canceled & { credited: number },
): Promise<unknown> =>
  prepared(trx, 'cut-order', cutSql, {
    id,
    order,
    lines: rowsOf(chosen),
    told: JSON.stringify(
      lines.flatMap(({ id: line, name }) => {
        const quantity = chosen.get(line) ?? 0;
        return quantity > 0 ? [{ name, quantity }] : [];
      }),
    ),
    returned,
    credited,
  });

/** Pieces of a purchase still to come are let go of before those that are there. */
const releaseSql = `
WITH chosen AS (
  SELECT * FROM jsonb_to_recordset(:lines::jsonb) AS r(id uuid, quantity int)
), claimed AS MATERIALIZED (
  SELECT r.id, r.stock_source_id, r.quantity, least(r.quantity, greatest(0, chosen.quantity - coalesce(sum(r.quantity) OVER (
    PARTITION BY r.line_id ORDER BY s.arrives_on DESC NULLS LAST, r.id DESC
    ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)))::int AS freed
  FROM reservation r JOIN chosen ON chosen.id = r.line_id LEFT JOIN stock_source s ON s.id = r.stock_source_id
  WHERE r.quotation_id = :quotation::uuid AND r.state = 'claimed'
), fewer AS (
  UPDATE reservation r SET quantity = r.quantity - claimed.freed FROM claimed
  WHERE r.id = claimed.id AND claimed.freed BETWEEN 1 AND claimed.quantity - 1
), released AS (
  UPDATE reservation r SET state = 'released' FROM claimed WHERE r.id = claimed.id AND claimed.freed = claimed.quantity
), pieces AS (
  SELECT stock_source_id, sum(freed)::int AS quantity FROM claimed WHERE freed > 0 GROUP BY stock_source_id
), locked_stock AS (
  SELECT s.stock_source_id FROM stock_sold s JOIN pieces USING (stock_source_id) ORDER BY s.stock_source_id FOR UPDATE OF s
)
UPDATE stock_sold s SET sold = s.sold - pieces.quantity
FROM pieces JOIN locked_stock USING (stock_source_id) WHERE s.stock_source_id = pieces.stock_source_id`;

/** Releases the stock sold to some lines of an order, so that others can buy it at once. */
export const releasePieces = (trx: Knex, quotation: string, chosen: ReadonlyMap<string, number>): Promise<unknown> =>
  prepared(trx, 'release-pieces', releaseSql, { quotation, lines: rowsOf(chosen) });
