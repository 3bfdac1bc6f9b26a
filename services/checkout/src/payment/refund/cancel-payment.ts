import { isManagerRole } from '@actual/contracts/facts/access/roles';
import {
  confirmedOrderStates,
  isConfirmedOrder,
  OrderState,
  PaymentState,
} from '@actual/contracts/facts/payment/states';
import { type Knex, prepared, sqlList } from '@actual/database';
import { isPreparing, isUnnoted, storeDay, toPesos } from '@actual/domain';
import { AppError, type Session } from '@actual/kit';
import type { Checkout } from '../../context';
import { plainId } from '../../order/cancel/cancelable';
import { readOrders } from '../../order/order.queries';
import { lockQuotation } from '../../quotation/quotation.queries';
import { answerOf, answerWithout } from '../outcome/provider-answer';
import { recordOutcome } from '../outcome/record-outcome';
import { refundPayments } from '../outcome/refund-payments.sql';
import { orderOf } from '../outcome/waiting-order';

interface Named {
  id: string;
  quotationId: string;
  provider: string;
  providerPaymentId: string | null;
  status: PaymentState;
  amountCents: number;
  refundedCents: number;
}

/** The reason, who decided, a member of the staff or the buyer, and the lines that staff saw in the warehouse. */
export interface Decided {
  reason: string;
  by: Session | 'buyer';
  inWarehouse?: readonly string[] | undefined;
}

/** Payment {b} of order or quotation {a}. @throws not_found */
async function named(db: Knex, owner: string, id: string): Promise<Named> {
  const [row] = await prepared<Named>(
    db,
    'payment-of',
    `SELECT p.id, p.quotation_id AS "quotationId", p.provider, p.provider_payment_id AS "providerPaymentId", p.status,
       p.amount_cents AS "amountCents", p.refunded_cents AS "refundedCents"
     FROM payment p WHERE p.id = :id AND (p.quotation_id = :owner OR p.order_id = :owner)`,
    { id, owner },
  );
  if (!row) throw new AppError('not_found');
  return row;
}

/**
 * Cancels an order that nothing pays, or of whose payments all is back, so that its pieces can be sold; those
 * `delivered` the warehouse takes back itself.
 */
export async function cancelUnpaidOrder(trx: Knex, quotationId: string, { delivered = false } = {}): Promise<void> {
  await prepared(
    trx,
    'cancel-unpaid-order',
    `WITH canceled_order AS (
       UPDATE orders SET status = '${OrderState.canceled}', paid_cents = 0, returned_cents = 0, updated_at = now()
       WHERE quotation_id = :quotation AND paid_cents = returned_cents AND status IN ${sqlList(confirmedOrderStates)} RETURNING id
     ), released AS (
       UPDATE reservation SET state = 'released' FROM canceled_order
       WHERE reservation.quotation_id = :quotation AND reservation.state = 'claimed' AND NOT :delivered::bool RETURNING stock_source_id, quantity
     ), pieces AS (
       SELECT stock_source_id, sum(quantity)::int AS quantity FROM released GROUP BY stock_source_id
     ), locked_stock AS (
       SELECT s.stock_source_id FROM stock_sold s JOIN pieces USING (stock_source_id) ORDER BY s.stock_source_id FOR UPDATE OF s
     ), returned_stock AS (
       UPDATE stock_sold s SET sold = s.sold - pieces.quantity
       FROM pieces JOIN locked_stock USING (stock_source_id) WHERE s.stock_source_id = pieces.stock_source_id
     )
     INSERT INTO outbox (kind, key, payload)
     SELECT kind, canceled_order.id::text, jsonb_build_object('orderId', canceled_order.id, 'reason', 'refunded')
     FROM canceled_order, unnest(ARRAY['order-canceled', 'erp-cancel']) AS kind WHERE NOT :delivered ON CONFLICT DO NOTHING`,
    { quotation: quotationId, delivered },
  );
}

/**
 * Checks that all pieces of an order are still in the warehouse. For lines whose day passed with nothing noted, staff
 * have to say so (`inWarehouse`: their ids).
 * @throws already_left if pieces are on their way, were delivered or came back: those are returned, not canceled;
 * delivery_unknown with the lines that staff said nothing about
 */
export async function assertNothingLeft(
  db: Knex,
  quotationId: string,
  { inWarehouse = [] }: Pick<Decided, 'inWarehouse'>,
): Promise<void> {
  const [found] = await db('orders').where({ quotation_id: quotationId }).select('id');
  const [order] = await readOrders(db, found ? [found.id] : []);
  if (!order || order.status === OrderState.pendingPayment) return;
  // what a service request is about came, whatever is noted
  if (order.lines.some((line) => line.hasRequest || !isPreparing(line))) throw new AppError('already_left');
  const today = storeDay();
  const said = inWarehouse.map(plainId);
  const lines = order.lines.filter((line) => isUnnoted(line, today) && !said.includes(plainId(line.id)));
  if (lines.length > 0)
    throw new AppError('delivery_unknown', 'its day came, and nothing is noted', { lines: lines.map(({ id }) => id) });
}

/** Only a manager sends an order's money back: one that is not paid in full exists by their word. @throws forbidden */
function assertManagers(order: { status: OrderState } | null, by: Decided['by']): void {
  if (by === 'buyer' || isManagerRole(by.role) || !order || order.status === OrderState.canceled) return;
  throw new AppError('forbidden', 'a manager cancels an order and what pays it');
}

/**
 * Gives back one approved payment, or all at once, and ends an order that nothing pays any more.
 * @returns whether anything was left to do
 * @throws forbidden, already_left, delivery_unknown; conflict for an order that waits for its transfer
 */
export async function refundApproved(
  checkout: Checkout,
  { quotationId, paymentId }: { quotationId: string; paymentId?: string },
  { reason, by, inWarehouse }: Decided,
): Promise<boolean> {
  const isChanged = await checkout.db.transaction(async (trx) => {
    await lockQuotation(trx, quotationId, null);
    const order = await orderOf(trx, quotationId);
    if (order?.status === OrderState.pendingPayment)
      throw new AppError('conflict', 'its order waits for a transfer: cancel that one, and everything goes back');
    assertManagers(order, by);
    const cents = await refundPayments(trx, quotationId, reason, { paymentId, counter: true });
    const left = await orderOf(trx, quotationId);
    if (!left || !isConfirmedOrder(left.status) || left.paidCents > left.returnedCents) return cents > 0;
    await assertNothingLeft(trx, quotationId, { inWarehouse });
    await cancelUnpaidOrder(trx, quotationId);
    return true;
  });
  checkout.nudge();
  return isChanged;
}

/** A transfer that waits is closed where it waits; money that came in the last moment is told. */
async function closeWaiting(checkout: Checkout, payment: Named, by: Decided['by']): Promise<void> {
  const order = await orderOf(checkout.db, payment.quotationId);
  if (order?.status === OrderState.pendingPayment) assertManagers(order, by);
  if (payment.provider !== 'mercadopago') {
    await recordOutcome(checkout, payment.id, answerWithout(PaymentState.cancelled, 'by_collector'));
    return;
  }
  if (!payment.providerPaymentId) throw new AppError('conflict', 'its outcome is not known yet');
  const closed = await checkout.mercadoPago.cancelPayment(payment.providerPaymentId, `cancel-${payment.id}`);
  if (closed.kind === 'provider_unreachable') throw new AppError('payment_provider_unavailable');
  const answer = closed.kind === 'payment' ? answerOf(closed) : null;
  if (!answer) throw new AppError('conflict', 'the provider does not cancel it any more');
  await recordOutcome(checkout, payment.id, answer);
}

/**
 * Staff cancel a payment: its money goes back by the way it came, a waiting one is only closed.
 * @throws not_found, forbidden, conflict, payment_provider_unavailable; already_canceled for whoever comes second
 */
export async function cancelPayment(checkout: Checkout, owner: string, id: string, decided: Decided) {
  const payment = await named(checkout.db, owner, id);
  if (payment.status === PaymentState.pending) await closeWaiting(checkout, payment, decided.by);
  else if (payment.status === PaymentState.approved) {
    if (!(await refundApproved(checkout, { quotationId: payment.quotationId, paymentId: id }, decided)))
      throw new AppError('already_canceled');
  } else if (payment.status === PaymentState.refunded || payment.status === PaymentState.cancelled)
    throw new AppError('already_canceled');
  else throw new AppError('conflict', `a payment that is ${payment.status} cannot be canceled`);
  const { status, refundedCents } = await named(checkout.db, owner, id);
  const ended = status === PaymentState.refunded || status === PaymentState.cancelled;
  return { status: ended ? status : ('refunding' as const), returned: toPesos(refundedCents) };
}
