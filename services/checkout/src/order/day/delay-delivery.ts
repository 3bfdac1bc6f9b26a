import { randomUUID } from 'node:crypto';
import type { DelayedDelivery } from '@actual/contracts';
import { notedLateDays } from '@actual/contracts/facts/delivery/deadlines';
import { delayReachDays } from '@actual/contracts/facts/delivery/delays';
import { isConfirmedOrder } from '@actual/contracts/facts/payment/states';
import { storeDay } from '@actual/contracts/store-day';
import { prepared } from '@actual/database';
import { dayNumber, daysAfterDelay, dayText, hasHalves } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { appendPromise } from '../../promise/append-promise';
import { lockQuotation } from '../../quotation/quotation.queries';
import { restsOnDelivery } from '../delivery/rests-on-delivery';
import { type LoadedOrder, readOrders } from '../order.queries';
import { deliveriesOf, newDayRules } from './movable-deliveries';

const sql = `
WITH delay AS (
  INSERT INTO delivery_delay (id, order_id, lines, pieces, from_day, proposed_day, not_before, reason, note, by_staff)
  SELECT :id::uuid, :order::uuid, :lines::uuid[], sum(quantity)::int, :day::date, :proposed::date, :notBefore::date, :reason, :note, :staffId::uuid
  FROM order_line WHERE order_id = :order::uuid AND id = ANY (:lines::uuid[])
), moved AS (
  UPDATE order_line SET ship_date = :proposed::date, half = :half::text WHERE order_id = :order::uuid AND id = ANY (:lines::uuid[])
), told AS (
  INSERT INTO outbox (kind, key, payload)
  SELECT kind, :id, jsonb_build_object('orderId', :order::uuid, 'delay', :id::text) FROM unnest(ARRAY['delivery-delayed', 'erp-dates']) AS kind
)
UPDATE orders SET updated_at = now(), delivery_date = (
  SELECT max(CASE WHEN id = ANY (:lines::uuid[]) THEN :proposed::date ELSE ship_date END) FROM order_line WHERE order_id = :order::uuid)
WHERE id = :order::uuid`;

/**
 * Postpones a delivery to the next day on offer, with its record, mail and ERP message in one transaction that locks
 * the quotation.
 * @throws delivery_changed where it is not in preparation on that day any more, or its buyer already asked for
 * something about it; delivery_date_unavailable where there is no other day; invalid_input
 */
export async function delayDelivery(
  { db, delivery, nudge }: Pick<Checkout, 'db' | 'delivery' | 'nudge'>,
  { id, quotationId }: Pick<LoadedOrder, 'id' | 'quotationId'>,
  { asked, staffId }: { asked: DelayedDelivery; staffId: string },
): Promise<{ proposed: string }> {
  const { day, reason, note = '', notBefore = null } = asked;
  const now = new Date();
  const today = storeDay(now);
  if (notBefore !== null && (notBefore <= today || notBefore > dayText(dayNumber(today) + delayReachDays)))
    throw new AppError('invalid_input', 'notBefore', [{ field: 'notBefore' }]);
  const facts = await delivery.readFacts();
  const proposed = await db.transaction(async (trx) => {
    await lockQuotation(trx, quotationId, null);
    const [order] = await readOrders(trx, [id]);
    const coming = order && isConfirmedOrder(order.status) ? deliveriesOf(order) : [];
    const prepares = coming.filter(({ state }) => state === 'preparing');
    const found = prepares.find(({ promised }) => promised === day);
    if (!order || !found || day < dayText(dayNumber(today) - notedLateDays)) throw new AppError('delivery_changed');
    const { lines, company } = found;
    // its buyer says that it came
    if (await restsOnDelivery(trx, id, lines)) throw new AppError('delivery_changed');
    const [first] = daysAfterDelay(found, { facts, zone: order.zone, now }, { ...newDayRules, notBefore });
    if (first === undefined) throw new AppError('delivery_date_unavailable');
    // what comes on one day comes together, in one half of it
    const beside = prepares.find(({ promised }) => promised === first);
    const kept = hasHalves(facts, order.zone, company) ? found.half : null;
    await prepared(trx, 'delay-delivery', sql, {
      id: randomUUID(),
      order: id,
      lines,
      day,
      proposed: first,
      notBefore,
      reason,
      note,
      staffId,
      half: beside ? beside.half : kept,
    });
    await appendPromise(trx, order, { tipo: 'cambio-de-dia', por: 'tienda', de: day, a: first });
    return first;
  });
  nudge();
  return { proposed };
}
