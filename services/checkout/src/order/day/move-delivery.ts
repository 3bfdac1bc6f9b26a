import { randomUUID } from 'node:crypto';
import { type DayHalf, dayHalfWords } from '@actual/contracts/facts/delivery/day-halves';
import { newDayChanges } from '@actual/contracts/facts/delivery/deadlines';
import type { SchedulableState } from '@actual/contracts/facts/delivery/deliveries';
import { prepared } from '@actual/database';
import { isPreparing, storeDay } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { appendPromise } from '../../promise/append-promise';
import { lockQuotation } from '../../quotation/quotation.queries';
import type { SpendCode } from '../code/order-code';
import { appendEvent, moveAttempt } from '../delivery/delivery-events';
import { type LoadedOrder, readOrders } from '../order.queries';
import { answerDelays, waitingDelays } from './delays';
import { movableDeliveries, preparedLines } from './movable-deliveries';

/** A delivery's old and new day, the half of the day (null: any time), who moved it, and the `state` that they saw. */
export interface Move {
  readonly from: string;
  readonly state: SchedulableState;
  readonly to: string;
  readonly half: DayHalf | null;
  readonly staffId: string | null;
  readonly spend: SpendCode;
}

const sql = `
WITH moving AS (
  SELECT sum(quantity)::int AS pieces, max(half) AS half FROM order_line
  WHERE order_id = :order::uuid AND ship_date = :from::date AND id = ANY (:lines::uuid[])
), moved AS (
  -- what comes on that day already comes with it
  UPDATE order_line SET ship_date = :to::date, half = :half::text
  WHERE order_id = :order::uuid AND ship_date IN (:from::date, :to::date) AND id = ANY (:lines::uuid[])
), change AS (
  INSERT INTO delivery_change (id, order_id, from_day, to_day, from_half, to_half, pieces, changed_by)
  SELECT :id::uuid, :order::uuid, :from::date, :to::date, half, :half::text, pieces, :staffId::uuid FROM moving
), told AS (
  INSERT INTO outbox (kind, key, payload)
  SELECT kind, :id, jsonb_build_object('orderId', :order::uuid, 'from', :from::text, 'to', :to::text, 'half', :half::text)
  FROM unnest(ARRAY['delivery-moved', 'erp-dates']) AS kind
)
UPDATE orders SET updated_at = now(), delivery_date = (
  SELECT max(CASE WHEN ship_date = :from::date AND id = ANY (:lines::uuid[]) THEN :to::date ELSE ship_date END) FROM order_line WHERE order_id = :order::uuid)
WHERE id = :order::uuid RETURNING delivery_date AS "deliveryDate"`;

/**
 * Moves a delivery to another day, with mail and ERP message in one transaction. Stock stays as it is: the pieces are
 * the order's already. A postponed delivery that keeps its proposed day sends no mail.
 * @throws delivery_date_fixed if it left or its day is too near; delivery_date_unavailable if the new day or half is
 * not on offer; rate_limited if the buyer moved it too often
 */
export async function moveDelivery(
  { db, delivery, nudge }: Checkout,
  { id, quotationId }: Pick<LoadedOrder, 'id' | 'quotationId'>,
  { from, state, to, half, staffId, spend }: Move,
): Promise<{ deliveryDate: string }> {
  const facts = await delivery.readFacts();
  const moved = await db.transaction(async (trx) => {
    // as a cancellation does: of the two, the second sees what the first left
    await lockQuotation(trx, quotationId, null);
    await spend(trx);
    const [order] = await readOrders(trx, [id]);
    const found =
      order &&
      movableDeliveries(order, { facts, now: new Date() }).find((one) => one.date === from && one.state === state);
    const left = !found && order?.lines.some((line) => line.shipDate === from && !isPreparing(line));
    if (left) throw new AppError('delivery_date_fixed');
    if (!found) throw new AppError('delivery_date_unavailable');
    if (found.until === null) throw new AppError('delivery_date_fixed');
    if (state !== 'preparing') {
      if (!found.days.includes(to) || half !== null) throw new AppError('delivery_date_unavailable');
      const { lines } = found;
      await appendEvent(trx, { orderId: id, lines, day: from, to: 'preparing', on: storeDay(), newDay: to, staffId });
      await moveAttempt(trx, order, { lines, from, to, by: staffId === null ? 'cliente' : 'tienda' });
      const others = order.lines.flatMap((line) => (lines.includes(line.id) ? [] : (line.shipDate ?? [])));
      return { deliveryDate: [to, ...others].toSorted().at(-1) ?? to };
    }
    const waiting = waitingDelays(order, found.lines, storeDay());
    const keeps = waiting.length > 0 && to === from && half === found.half;
    await answerDelays(trx, waiting, { answer: to === from ? 'kept' : 'moved', day: to, staffId });
    if (keeps) return { deliveryDate: order.deliveryDate ?? from };
    const sameDay = to === from && half !== found.half;
    if (!(sameDay || found.days.includes(to)) || (half !== null && !found.halves))
      throw new AppError('delivery_date_unavailable');
    // whom the store moved is not asked how often they did it themselves
    if (staffId === null && waiting.length === 0) await assertFewMoves(trx, id);
    const [row] = await prepared<{ deliveryDate: string }>(trx, 'move-delivery', sql, {
      id: randomUUID(),
      order: id,
      from,
      to,
      half,
      staffId,
      lines: preparedLines(order),
    });
    if (!row) throw new AppError('not_found');
    const by = staffId === null ? 'cliente' : 'tienda';
    const change = { tipo: 'cambio-de-dia', por: by, de: from, a: to } as const;
    await appendPromise(trx, order, half === null ? change : { ...change, horario: dayHalfWords[half] });
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
