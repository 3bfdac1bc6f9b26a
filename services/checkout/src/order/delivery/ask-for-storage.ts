import { storeDay } from '@actual/contracts/store-day';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { lockQuotation } from '../../quotation/quotation.queries';
import type { SpendCode } from '../code/order-code';
import { deliveriesOf } from '../day/movable-deliveries';
import { type LoadedOrder, readOrders } from '../order.queries';
import { appendEvent } from './delivery-events';
import { storableReply } from './storage';

/**
 * Keeps a prepared delivery in the warehouse until its buyer chooses another day, once per delivery; locks the
 * quotation.
 * @throws delivery_changed if it is not in preparation for that day; delivery_date_fixed if it is too late to ask
 */
export async function askForStorage(
  { db, nudge }: Pick<Checkout, 'db' | 'nudge'>,
  { id, quotationId }: Pick<LoadedOrder, 'id' | 'quotationId'>,
  { day, staffId, spend }: { day: string; staffId: string | null; spend: SpendCode },
): Promise<{ state: 'stored' }> {
  const now = new Date();
  await db.transaction(async (trx) => {
    await lockQuotation(trx, quotationId, null);
    await spend(trx);
    const [order] = await readOrders(trx, [id]);
    const found = order && deliveriesOf(order).find(({ promised, state }) => promised === day && state === 'preparing');
    if (!found) throw new AppError('delivery_changed');
    const { lines } = found;
    if (!storableReply(order, lines, now)) throw new AppError('delivery_date_fixed');
    await appendEvent(trx, { orderId: id, lines, day, to: 'stored', on: storeDay(now), staffId });
  });
  nudge();
  return { state: 'stored' };
}
