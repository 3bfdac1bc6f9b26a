import { awaitingOrderStates, type OrderState } from '@actual/contracts/facts/payment/states';
import { type Knex, prepared } from '@actual/database';
import { newOrder } from '../../order/new-order';
import { fittingAddress, paidCents } from '../../quotation/loaded-quotation';
import { reserveAgain } from '../../stock/reserve-again';
import type { AnswerContext } from './payment-outcome';
import { creditOrder, rewriteLines } from './waiting-order.sql';

export interface OrderRow {
  id: string;
  status: OrderState;
  totalCents: number;
  paidCents: number;
  returnedCents: number;
}

/** The order of a quotation, locked; null where there is none. */
export async function orderOf(trx: Knex, quotationId: string): Promise<OrderRow | null> {
  const [row] = await prepared<OrderRow>(
    trx,
    'lock-order',
    `SELECT id, status, total_cents AS "totalCents", paid_cents AS "paidCents", returned_cents AS "returnedCents" FROM orders WHERE quotation_id = ? FOR UPDATE`,
    [quotationId],
  );
  return row ?? null;
}

/**
 * Money of a waiting order lets it go on (reading 5), with its pieces or others on the soonest day; else answers why
 * not.
 */
export async function creditWaiting(
  { checkout, trx, payment, quotation: loaded, answer }: AnswerContext,
  order: OrderRow,
): Promise<string | null> {
  if (!awaitingOrderStates.some((state) => state === order.status) || payment.orderId !== order.id)
    return 'order-exists';
  const paid = paidCents(loaded) + payment.amountCents;
  const address = fittingAddress(loaded);
  // the other part went back when the order was canceled: nobody spends it again without being asked
  if (paid !== order.totalCents || !address) return 'rest-given-back';
  const quotation = payment.holds ? loaded : await reserveAgain(checkout, trx, payment.id, loaded);
  if (!quotation) return 'stock-gone';
  if (quotation !== loaded) {
    const made = newOrder(quotation, address, { type: payment.type, group: payment.paymentGroup, cents: paid });
    await rewriteLines(trx, order.id, made);
  }
  const folio = await creditOrder(trx, payment, answer, { id: order.id, paidCents: paid });
  if (folio === null) throw new Error('a locked order is not as it was locked');
  return null;
}
