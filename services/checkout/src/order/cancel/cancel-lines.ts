import type { ChosenLine } from '@actual/contracts';
import { OrderState } from '@actual/contracts/facts/payment/states';
import { type DeliveryFacts, fromPesos, toPesos } from '@actual/domain';
import { AppError, type Session } from '@actual/kit';
import type { Checkout } from '../../context';
import { refundPayments } from '../../payment/outcome/refund-payments.sql';
import { cancelOrder } from '../../payment/refund/cancel-order';
import { cancelUnpaidOrder } from '../../payment/refund/cancel-payment';
import { lockQuotation } from '../../quotation/quotation.queries';
import type { SpendCode } from '../code/order-code';
import { type LoadedOrder, readOrders } from '../order.queries';
import { cancelableLines, cancellationIn, chosenPieces, orderRefusal } from './cancelable';
import { endReturned } from './end-returned';
import { wayBack } from './preview-cancellation';
import { noteCanceled, takeOut } from './take-out';

/** The preview that somebody confirmed; amounts in pesos. */
export interface AskedToCancel {
  readonly lines: readonly ChosenLine[];
  readonly total: number;
  readonly returned: number;
  readonly clabe?: string | undefined;
  readonly reason: string;
  readonly by: Session | 'buyer';
  readonly spend: SpendCode;
}

/** Pesos: the refund, and the order's new total. */
type Answer = { status: OrderState; returned: number; total: number };

/**
 * Cancels pieces before they leave: refund, stock, mail and ERP message in one transaction. A repeated call changes
 * nothing more, and canceling the last piece ends the order.
 * @throws already_canceled, payment_in_progress, already_left; agreed_together if the buyer cancels only some pieces of
 * a bargain; total_changed if the refund is not the one shown; not_found for a line of another order; invalid_input if
 * the store has to transfer money and no account was named; see `cancelOrder`
 */
export async function cancelLines(
  checkout: Checkout,
  order: Pick<LoadedOrder, 'id' | 'quotationId' | 'status'>,
  asked: AskedToCancel,
): Promise<Answer> {
  const facts = await checkout.delivery.readFacts();
  if (order.status === OrderState.pendingPayment) return cancelWaiting(checkout, order.id, asked, facts);
  const answer = await checkout.db.transaction(async (trx) => {
    // as every change of an order's money does: of two, the second sees what the first left
    await lockQuotation(trx, order.quotationId, null);
    await asked.spend(trx);
    const [now] = await readOrders(trx, [order.id]);
    if (!now) throw new AppError('not_found');
    return cancelNow(trx, now, asked, facts);
  });
  checkout.nudge();
  return answer;
}

/**
 * An order that waits for its transfer is canceled whole: the awaited payment is closed, and paid parts are refunded.
 */
async function cancelWaiting(
  checkout: Checkout,
  id: string,
  asked: AskedToCancel,
  facts: DeliveryFacts,
): Promise<Answer> {
  const [now] = await readOrders(checkout.db, [id]);
  if (!now) throw new AppError('not_found');
  const { returned, whole, parts } = checked(now, asked, facts);
  if (!whole) throw new AppError('payment_in_progress');
  await keepAccount(checkout.db, now, { parts, clabe: asked.clabe });
  const { status } = await cancelOrder(checkout, id, { reason: asked.reason, by: asked.by });
  return { status, returned: toPesos(returned), total: asked.total };
}

/** The pieces that were asked for and what follows from them, where it is what was seen. */
function checked(order: LoadedOrder, asked: AskedToCancel, facts: DeliveryFacts) {
  const refusal = orderRefusal(order);
  if (refusal) throw new AppError(refusal);
  if (order.totalCents !== fromPesos(asked.total)) throw new AppError('total_changed');
  const chosen = chosenPieces(order, asked.lines);
  if (!chosen) throw new AppError('not_found');
  const byStaff = asked.by !== 'buyer';
  for (const { id, quantity, refusal: left, together } of cancelableLines(order, { facts, now: new Date(), byStaff })) {
    const pieces = chosen.get(id) ?? 0;
    if (pieces > quantity) throw new AppError(left ?? 'total_changed');
    if (together && pieces > 0 && pieces < quantity) throw new AppError('agreed_together');
  }
  const cancellation = cancellationIn(order, chosen);
  if (cancellation.returned !== fromPesos(asked.returned)) throw new AppError('total_changed');
  return { chosen, ...cancellation };
}

/**
 * Keeps the account to which the store gives a transfer back.
 * @throws invalid_input where it has to and was told none
 */
async function keepAccount(
  trx: Checkout['db'],
  { id, payments, firstName, lastName }: LoadedOrder,
  { parts, clabe }: { parts: readonly { id: string }[]; clabe: string | undefined },
): Promise<void> {
  const needed = payments.some((one) => wayBack(one) === 'account' && parts.some((part) => part.id === one.id));
  if (!needed) return;
  if (clabe === undefined) throw new AppError('invalid_input', 'clabe', [{ field: 'clabe' }]);
  await trx('refund_account')
    .insert({ order_id: id, clabe, holder: `${firstName} ${lastName}`.trim() })
    .onConflict('order_id')
    .merge(['clabe', 'holder']);
}

async function cancelNow(
  trx: Checkout['db'],
  order: LoadedOrder,
  asked: AskedToCancel,
  facts: DeliveryFacts,
): Promise<Answer> {
  const { chosen, whole, ends, ...money } = checked(order, asked, facts);
  const { reason } = asked;
  await keepAccount(trx, order, { parts: money.parts, clabe: asked.clabe });
  const staffId = asked.by === 'buyer' ? null : asked.by.userId;
  const returned = toPesos(money.returned);
  if (whole) {
    await noteCanceled(trx, order, { chosen, whole, ...money, reason, staffId });
    await refundPayments(trx, order.quotationId, reason, { counter: true });
    await cancelUnpaidOrder(trx, order.quotationId);
    return { status: OrderState.canceled, returned, total: asked.total };
  }
  await takeOut(trx, order, { chosen, ...money, reason, staffId });
  if (ends) await endReturned(trx, order.id, { reason, staffId });
  return {
    status: ends ? OrderState.canceled : order.status,
    returned,
    total: toPesos(order.totalCents - money.value),
  };
}
