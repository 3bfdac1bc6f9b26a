import { randomUUID } from 'node:crypto';
import { newDayChanges } from '@actual/contracts/facts/deadlines';
import { prepared } from '@actual/database';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { appendPromise } from '../../promise/append-promise';
import { lockQuotation } from '../../quotation/quotation.queries';
import { type LoadedOrder, readOrders } from '../order.queries';
import { movableDeliveries } from './movable-deliveries';

/** From which day to which, `YYYY-MM-DD`, and by whom of the staff. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly staffId: string | null;
}

const sql = `
WITH moved AS (
  UPDATE order_line SET ship_date = :to::date WHERE order_id = :order::uuid AND ship_date = :from::date RETURNING quantity
), change AS (
  INSERT INTO delivery_change (id, order_id, from_day, to_day, pieces, changed_by)
  SELECT :id::uuid, :order::uuid, :from::date, :to::date, sum(quantity)::int, :staffId::uuid FROM moved
), told AS (
  INSERT INTO outbox (kind, key, payload)
  SELECT kind, :id, jsonb_build_object('orderId', :order::uuid, 'from', :from::text, 'to', :to::text)
  FROM unnest(ARRAY['delivery-moved', 'erp-dates']) AS kind
)
UPDATE orders SET updated_at = now(), delivery_date = (
  SELECT max(CASE WHEN ship_date = :from::date THEN :to::date ELSE ship_date END) FROM order_line WHERE order_id = :order::uuid)
WHERE id = :order::uuid RETURNING delivery_date AS "deliveryDate"`;

/**
 * Moves what comes on one day to another, with the mail and the ERP's message in the same transaction. Its pieces are the
 * order's already: no other order can lose any by it.
 * @throws delivery_date_fixed where the day is too near, delivery_date_unavailable where the other is none on offer,
 * rate_limited where whoever bought has moved it too often
 */
export async function moveDelivery(
  { db, delivery, nudge }: Checkout,
  { id, quotationId }: Pick<LoadedOrder, 'id' | 'quotationId'>,
  { from, to, staffId }: Move,
): Promise<{ deliveryDate: string }> {
  const facts = await delivery.readFacts();
  const moved = await db.transaction(async (trx) => {
    // as a cancellation does: of the two, the second sees what the first left
    await lockQuotation(trx, quotationId, null);
    const [order] = await readOrders(trx, [id]);
    const found = order && movableDeliveries(order, { facts, now: new Date() }).find(({ date }) => date === from);
    if (!found) throw new AppError('delivery_date_unavailable');
    if (found.until === null) throw new AppError('delivery_date_fixed');
    if (!found.days.includes(to)) throw new AppError('delivery_date_unavailable');
    if (staffId === null) await assertFewMoves(trx, id);
    const [row] = await prepared<{ deliveryDate: string }>(trx, 'move-delivery', sql, {
      id: randomUUID(),
      order: id,
      from,
      to,
      staffId,
    });
    if (!row) throw new AppError('not_found');
    const by = staffId === null ? 'cliente' : 'tienda';
    await appendPromise(trx, order, { tipo: 'cambio-de-dia', por: by, de: from, a: to });
    return row;
  });
  nudge();
  return moved;
}

async function assertFewMoves(trx: Checkout['db'], orderId: string): Promise<void> {
  const [{ count } = { count: 0 }] = await prepared<{ count: number }>(
    trx,
    'count-moves',
    'SELECT count(*)::int AS count FROM delivery_change WHERE order_id = ? AND changed_by IS NULL',
    [orderId],
  );
  if (count >= newDayChanges) throw new AppError('rate_limited');
}
