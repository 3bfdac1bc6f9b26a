import type { NotedDelivery } from '@actual/contracts';
import { attemptReachDays, notedLateDays } from '@actual/contracts/facts/delivery/deliveries';
import { isConfirmedOrder } from '@actual/contracts/facts/payment/states';
import { storeDay } from '@actual/contracts/store-day';
import { prepared } from '@actual/database';
import { type DeliveryFacts, dayNumber, dayText, drivingDays, statesAfter } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { appendPromise } from '../../promise/append-promise';
import { lockQuotation } from '../../quotation/quotation.queries';
import { deliveriesOf } from '../day/movable-deliveries';
import { type LoadedOrder, readOrders } from '../order.queries';

const eventSql = `
WITH event AS (
  INSERT INTO delivery_event (order_id, lines, day, state, happened_on, reason, new_day, carrier, guide, link, by_staff)
  VALUES (:order::uuid, :lines::uuid[], :day::date, :to::text, :on::date, :reason::text, :newDay::date, :carrier::text,
    :guide::text, :link::text, :staffId::uuid) RETURNING id
)
INSERT INTO outbox (kind, key, payload)
SELECT 'delivery', event.id::text, jsonb_build_object('orderId', :order::uuid, 'event', event.id) FROM event`;

/** Pieces of which an attempt failed, or that were stored, get the day of the next one, and the ERP hears of it. */
const attemptSql = `
WITH moved AS (
  UPDATE order_line SET ship_date = :newDay::date, half = NULL WHERE order_id = :order::uuid AND id = ANY (:lines::uuid[])
), told AS (
  INSERT INTO outbox (kind, key, payload) VALUES ('erp-dates', gen_random_uuid()::text, jsonb_build_object('orderId', :order::uuid))
)
UPDATE orders SET updated_at = now(), delivery_date = (
  SELECT max(CASE WHEN id = ANY (:lines::uuid[]) THEN :newDay::date ELSE ship_date END) FROM order_line WHERE order_id = :order::uuid)
WHERE id = :order::uuid`;

const wrong = (field: string): AppError => new AppError('invalid_input', field, [{ field }]);

/** @throws invalid_input for a day in the future, too long ago, or before the last event */
function assertPast(on: string, { today, last }: { today: string; last: string | undefined }): void {
  const first = dayText(dayNumber(today) - notedLateDays);
  if (on > today || on < first || (last !== undefined && on < last)) throw wrong('on');
}

/** @throws delivery_date_unavailable where the warehouse does not drive then, or it is too far away */
function assertDrives(
  newDay: string,
  { facts, company, today }: { facts: DeliveryFacts; company: string; today: string },
): void {
  const isNear = newDay > today && newDay <= dayText(dayNumber(today) + attemptReachDays);
  if (!isNear || !drivingDays(facts, company)(dayNumber(newDay))) throw new AppError('delivery_date_unavailable');
}

/**
 * Staff note a new state of a delivery: its event, the mail and, with another attempt, its day and the ERP's message in one
 * transaction. It locks the quotation as a cancellation and another day do: of two, the second sees what the first left.
 * @throws not_found; delivery_changed where it is in another state than was seen, or cannot take this one;
 * delivery_date_unavailable for an attempt on a day without a van; invalid_input
 */
export async function noteDelivery(
  { db, delivery, nudge }: Pick<Checkout, 'db' | 'delivery' | 'nudge'>,
  { id, quotationId }: Pick<LoadedOrder, 'id' | 'quotationId'>,
  { noted, staffId }: { noted: NotedDelivery; staffId: string },
): Promise<{ state: NotedDelivery['to'] }> {
  const { day, from, to, reason, newDay, carrier, guide, link } = noted;
  if ((reason !== undefined) !== (to === 'failed')) throw wrong('reason');
  if ((newDay !== undefined) !== (to === 'preparing')) throw wrong('newDay');
  const facts = await delivery.readFacts();
  const today = storeDay();
  const on = noted.on ?? today;
  await db.transaction(async (trx) => {
    await lockQuotation(trx, quotationId, null);
    const [order] = await readOrders(trx, [id]);
    const found = order && deliveriesOf(order).find(({ promised, state }) => promised === day && state === from);
    if (!found || !isConfirmedOrder(order.status) || !statesAfter(from).includes(to))
      throw new AppError('delivery_changed');
    const { lines, company } = found;
    assertPast(on, {
      today,
      last: order.deliveryEvents.findLast((event) => event.lines.some((line) => lines.includes(line)))?.on,
    });
    // its own day holds as long as it is not past
    const moves = newDay !== undefined && !(newDay === day && day >= today);
    if (moves) assertDrives(newDay, { facts, company, today });
    await prepared(trx, 'note-delivery', eventSql, {
      order: id,
      lines,
      day,
      to,
      on,
      reason: reason ?? null,
      newDay: newDay ?? null,
      carrier: carrier ?? null,
      guide: guide ?? null,
      link: link ?? null,
      staffId,
    });
    if (!moves) return;
    await prepared(trx, 'attempt-delivery', attemptSql, { order: id, lines, newDay });
    await appendPromise(trx, order, { tipo: 'cambio-de-dia', por: 'tienda', de: day, a: newDay });
  });
  nudge();
  return { state: to };
}
