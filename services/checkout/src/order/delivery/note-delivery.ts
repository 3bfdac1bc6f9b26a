import type { NotedDelivery } from '@actual/contracts';
import { attemptReachDays, notedLateDays } from '@actual/contracts/facts/delivery/deadlines';
import { isConfirmedOrder } from '@actual/contracts/facts/payment/states';
import { storeDay } from '@actual/contracts/store-day';
import { prepared } from '@actual/database';
import { type DeliveryFacts, dayNumber, dayText, drivingDays, stateOf, statesAfter } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { lockQuotation } from '../../quotation/quotation.queries';
import { deliveriesOf } from '../day/movable-deliveries';
import { type LoadedOrder, readOrders } from '../order.queries';
import { appendEvent, moveAttempt } from './delivery-events';

/** The same for what a service request sends: the order's own day and the ERP's document are without it. */
const shipmentAttemptSql = 'UPDATE request_shipment SET day = :newDay::date WHERE id = ANY (:lines::uuid[])';

const wrong = (field: string): AppError => new AppError('invalid_input', field, [{ field }]);

/** The delivery that staff saw: of what was bought, or of what a service request sends. */
function seenDelivery(order: LoadedOrder, { day, from, request }: NotedDelivery) {
  if (request === undefined) return deliveriesOf(order).find((one) => one.promised === day && one.state === from);
  const found = order.shipments.find((one) => one.requestId === request && one.day === day && stateOf(one) === from);
  return found && { lines: [found.id], company: found.company };
}

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
 * Stores a delivery's new state, its event, its mail and the day of another attempt, in one transaction that locks the
 * quotation.
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
    const found = order && seenDelivery(order, noted);
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
    await appendEvent(trx, { orderId: id, lines, day, to, on, reason, newDay, carrier, guide, link, staffId });
    if (!moves) return;
    if (noted.request === undefined) await moveAttempt(trx, order, { lines, from: day, to: newDay, by: 'tienda' });
    else await prepared(trx, 'attempt-shipment', shipmentAttemptSql, { lines, newDay });
  });
  nudge();
  return { state: to };
}
