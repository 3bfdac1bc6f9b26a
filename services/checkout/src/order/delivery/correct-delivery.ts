import type { DeliveryCorrection } from '@actual/contracts';
import { isManagerRole, type Role } from '@actual/contracts/facts/access/roles';
import type { DeliveryState } from '@actual/contracts/facts/delivery/deliveries';
import { isConfirmedOrder } from '@actual/contracts/facts/payment/states';
import { prepared } from '@actual/database';
import { isCorrectable, mayCorrect, storeDay } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { lockQuotation } from '../../quotation/quotation.queries';
import { type LoadedOrder, readOrders } from '../order.queries';
import { restsOnDelivery } from './rests-on-delivery';

/**
 * Restores what held for each line before the event. The buyer is told only if a mail about the mistake may have left.
 */
const correctSql = `
WITH before AS (
  SELECT l.id AS line, e.* FROM unnest(:lines::uuid[]) AS l(id) LEFT JOIN LATERAL (SELECT e.id, e.state, e.happened_on, e.reason, e.new_day,
      e.carrier, e.guide, e.link FROM delivery_event e WHERE e.order_id = :order::uuid AND l.id = ANY (e.lines) AND e.id < :event::bigint
    ORDER BY e.id DESC LIMIT 1) AS e ON true
), event AS (
  INSERT INTO delivery_event (order_id, lines, day, state, happened_on, reason, new_day, carrier, guide, link, by_staff, corrects, mistake)
  SELECT :order::uuid, array_agg(line), :day::date, coalesce(state, 'preparing'), coalesce(happened_on, :on::date), reason,
    CASE WHEN coalesce(state, 'preparing') = 'preparing' THEN coalesce(new_day, :day::date) END, carrier, guide, link, :staffId::uuid,
    :event::bigint, :mistake
  FROM before GROUP BY id, state, happened_on, reason, new_day, carrier, guide, link RETURNING id, state
), told AS (
  INSERT INTO outbox (kind, key, payload)
  SELECT 'delivery', min(id)::text, jsonb_build_object('orderId', :order::uuid, 'event', min(id)) FROM event
  WHERE NOT EXISTS (SELECT FROM outbox b WHERE b.kind = 'delivery' AND b.key = :event::bigint::text AND b.done_at IS NULL AND b.attempts = 0)
  HAVING count(*) > 0
)
SELECT state FROM event LIMIT 1`;

/**
 * Undoes a state that was noted by mistake, with an event that restores what held before; locks the quotation.
 * @throws not_found; delivery_changed if another state followed or this one cannot be undone; forbidden unless a
 * manager, or whoever noted it a moment ago; delivery_settled if the buyer already made a request or gave an opinion
 */
export async function correctDelivery(
  { db, nudge }: Pick<Checkout, 'db' | 'nudge'>,
  { id, quotationId }: Pick<LoadedOrder, 'id' | 'quotationId'>,
  { asked: { event, mistake }, by }: { asked: DeliveryCorrection; by: { userId: string; role: Role } },
): Promise<{ wrong: DeliveryState; state: DeliveryState }> {
  const done = await db.transaction(async (trx) => {
    await lockQuotation(trx, quotationId, null);
    const [order] = await readOrders(trx, [id]);
    const wrong = order?.deliveryEvents.find((one) => one.id === event);
    if (!order || !wrong) throw new AppError('not_found');
    const { lines, state, byStaff, createdAt } = wrong;
    const isLast = !order.deliveryEvents.some(
      (one) => one.id > event && one.lines.some((line) => lines.includes(line)),
    );
    if (!isLast || !isCorrectable(wrong) || !isConfirmedOrder(order.status)) throw new AppError('delivery_changed');
    const own = byStaff === by.userId;
    if (!mayCorrect({ isManager: isManagerRole(by.role), own, notedAt: new Date(createdAt), now: new Date() }))
      throw new AppError('forbidden', 'a manager corrects it');
    if (await restsOnDelivery(trx, id, lines)) throw new AppError('delivery_settled');
    const bought = order.lines.find((line) => lines.includes(line.id))?.shipDate;
    const day = bought ?? order.shipments.find(({ id: sent }) => lines.includes(sent))?.day ?? wrong.day;
    // pieces of which nothing else was noted were in preparation from the start
    const on = storeDay(order.createdAt);
    const values = { order: id, lines, event, day, on, mistake, staffId: by.userId };
    const [row] = await prepared<{ state: DeliveryState }>(trx, 'correct-delivery', correctSql, values);
    if (!row) throw new AppError('not_found');
    return { wrong: state, state: row.state };
  });
  nudge();
  return done;
}
