import { storeDay } from '@actual/contracts/store-day';
import { isPreparing, isUnnoted, stateOf } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { cancelUnpaidOrder } from '../../payment/refund/cancel-payment';
import { type LoadedOrder, type OrderLineRow, readOrders } from '../order.queries';
import { releasePieces } from './cancel-lines.sql';
import { takeOut } from './take-out';

/**
 * Whether a line is still in the warehouse. If its day passed and nothing was noted, it counts as delivered, so that
 * its pieces are not sold twice.
 */
function waits(line: OrderLineRow, today: string): boolean {
  if (line.hasRequest) return false;
  const state = stateOf(line);
  return state === 'failed' || state === 'stored' || (state === 'preparing' && !isUnnoted(line, today));
}

/** What service requests would still send leaves the stock to others. */
async function keepShipments(
  trx: Checkout['db'],
  { quotationId, shipments }: LoadedOrder,
  today: string,
): Promise<void> {
  const waiting = shipments.filter((one) => isPreparing(one) && !isUnnoted({ ...one, shipDate: one.day }, today));
  const pieces = waiting.map(
    ({ id, pieces }) => [id, pieces.reduce((sum, { quantity }) => sum + quantity, 0)] as const,
  );
  if (pieces.length > 0) await releasePieces(trx, quotationId, new Map(pieces));
}

/**
 * Ends an order whose delivered pieces were returned and whose money was all refunded. The warehouse books the returned
 * pieces; those that never left are canceled. The caller holds the quotation's lock.
 * @throws already_left while other pieces are on a van
 */
export async function endReturned(
  trx: Checkout['db'],
  id: string,
  { reason, staffId }: { reason: string; staffId: string | null },
): Promise<void> {
  const [order] = await readOrders(trx, [id]);
  if (!order) throw new AppError('not_found');
  if (order.lines.some((line) => !line.hasRequest && stateOf(line) === 'on-the-way'))
    throw new AppError('already_left');
  const today = storeDay();
  const waiting = order.lines.filter((line) => waits(line, today));
  if (waiting.length > 0) {
    const chosen = new Map(waiting.map(({ id: line, quantity }) => [line, quantity]));
    const value = waiting.reduce((sum, { total }) => sum + total, 0);
    // their money is back already, as a refund by choice
    const credited = Math.min(value, order.returnedCents);
    await takeOut(trx, order, { chosen, value, credited, returned: 0, parts: [], reason, staffId });
  }
  await keepShipments(trx, order, today);
  await cancelUnpaidOrder(trx, order.quotationId, { delivered: true });
}
