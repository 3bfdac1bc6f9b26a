import { OrderState } from '@actual/contracts/facts/payment/states';
import { type Knex, prepared } from '@actual/database';
import type { Checkout } from '../context';
import { type OrderLineRow, readOrders } from './order.queries';

/** Orders asked for at a time. */
const batch = 8;

/** Days after which numbers that never came are not asked for any more: the piece was delivered long ago. */
const lastDay = 120;

/**
 * Orders whose serial numbers may be known by now. The next look comes after a tenth of the document's age, from 1 min
 * to 6 h.
 */
const dueSql = `
UPDATE erp_document SET series_next_at = CASE WHEN created_at > now() - ? * interval '1 day'
  THEN now() + least(greatest((now() - created_at) / 10, interval '1 minute'), interval '6 hours') END
WHERE order_id = ANY (ARRAY(SELECT order_id FROM erp_document WHERE series_next_at <= now()
  ORDER BY series_next_at LIMIT ? FOR UPDATE SKIP LOCKED))
RETURNING order_id AS "orderId", doc_entry::int AS "docEntry"`;

const keepSql = `
WITH given AS (
  SELECT * FROM jsonb_to_recordset(?::jsonb) AS r(id uuid, numbers text[])
), numbered_lines AS (
  UPDATE order_line l SET series_numbers = given.numbers FROM given
  WHERE l.id = given.id AND cardinality(given.numbers) >= cardinality(l.series_numbers)
)
UPDATE erp_document SET series_next_at = NULL WHERE order_id = ? AND ?`;

/** The numbers of each line, in the order of the lines: two lines of one product share its allocated numbers. */
export function seriesByLine(
  lines: readonly Pick<OrderLineRow, 'id' | 'itemCode' | 'quantity' | 'hasSeries'>[],
  byItem: ReadonlyMap<string, readonly string[]>,
): { id: string; numbers: string[] }[] {
  const left = new Map([...byItem].map(([code, numbers]) => [code, [...new Set(numbers)]]));
  return lines
    .filter((line) => line.hasSeries)
    .map(({ id, itemCode, quantity }) => ({ id, numbers: left.get(itemCode)?.splice(0, quantity) ?? [] }));
}

const stopAsking = (db: Knex, orderId: string): Promise<unknown> =>
  db('erp_document').where({ order_id: orderId }).update({ series_next_at: null });

/**
 * Reads the numbers that the warehouse gave to orders' pieces and keeps them: the ERP forgets them. Answers how many it
 * asked for.
 */
export async function collectSeries({ db, sap, log }: Checkout): Promise<number> {
  const due = await prepared<{ orderId: string; docEntry: number }>(db, 'series-due', dueSql, [lastDay, batch]);
  const orders = await readOrders(
    db,
    due.map((one) => one.orderId),
  );
  for (const order of orders) {
    const docEntry = due.find((one) => one.orderId === order.id)?.docEntry ?? 0;
    if (order.status === OrderState.canceled) {
      await stopAsking(db, order.id);
      continue;
    }
    const answer = await sap.readSeries(docEntry);
    if (answer.kind !== 'series') {
      log.warn({ orderId: order.id, kind: answer.kind }, 'series numbers');
      continue;
    }
    const numbers = seriesByLine(order.lines, answer.byItem);
    const wanted = order.lines.reduce((sum, line) => sum + (line.hasSeries ? line.quantity : 0), 0);
    const known = numbers.reduce((sum, line) => sum + line.numbers.length, 0);
    await db.raw(keepSql, [JSON.stringify(numbers), order.id, known === wanted]);
  }
  return due.length;
}
