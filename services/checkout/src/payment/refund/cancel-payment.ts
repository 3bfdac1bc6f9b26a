import { type Knex, prepared } from '@actual/database';
import { toPesos } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
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
  status: string;
  amountCents: number;
  refundedCents: number;
}

/** Payment {b} of order or quotation {a}. @throws not_found */
async function named(db: Knex, owner: string, id: string): Promise<Named> {
  const [row] = await prepared<Named>(
    db,
    'payment-of',
    `SELECT p.id, p.quotation_id AS "quotationId", p.provider, p.provider_payment_id AS "providerPaymentId", p.status,
       p.amount_cents AS "amountCents", p.refunded_cents AS "refundedCents"
     FROM payment p WHERE p.id = ? AND (p.quotation_id = ? OR p.order_id = ?)`,
    [id, owner, owner],
  );
  if (!row) throw new AppError('not_found');
  return row;
}

/** An order that nothing pays any more is cancelled: its pieces can be sold again, and the ERP is told. */
async function cancelUnpaidOrder(trx: Knex, quotationId: string): Promise<void> {
  await prepared(
    trx,
    'cancel-unpaid-order',
    `WITH gone AS (
       UPDATE orders SET status = 'canceled', updated_at = now()
       WHERE quotation_id = ? AND paid_cents = 0 AND status IN ('pending-sap', 'completed') RETURNING id
     ), freed AS (
       UPDATE reservation SET state = 'released' FROM gone
       WHERE reservation.quotation_id = ? AND reservation.state = 'claimed' RETURNING stock_source_id, quantity
     ), pieces AS (
       SELECT stock_source_id, sum(quantity)::int AS quantity FROM freed GROUP BY stock_source_id
     ), locked AS (
       SELECT s.stock_source_id FROM stock_sold s JOIN pieces USING (stock_source_id) ORDER BY s.stock_source_id FOR UPDATE OF s
     ), back AS (
       UPDATE stock_sold s SET sold = s.sold - pieces.quantity
       FROM pieces JOIN locked USING (stock_source_id) WHERE s.stock_source_id = pieces.stock_source_id
     )
     INSERT INTO outbox (kind, key, payload)
     SELECT kind, gone.id::text, jsonb_build_object('orderId', gone.id, 'reason', 'refunded')
     FROM gone, unnest(ARRAY['order-canceled', 'erp-cancel']) AS kind ON CONFLICT DO NOTHING`,
    [quotationId, quotationId],
  );
}

async function refundApproved(checkout: Checkout, payment: Named, reason: string): Promise<number> {
  const returned = await checkout.db.transaction(async (trx) => {
    await lockQuotation(trx, payment.quotationId, null);
    const order = await orderOf(trx, payment.quotationId);
    if (order?.status === 'pending-payment')
      throw new AppError('conflict', 'its order waits for a transfer: cancel that one, and everything goes back');
    const cents = await refundPayments(trx, payment.quotationId, reason, { paymentId: payment.id, counter: true });
    if (cents > 0) await cancelUnpaidOrder(trx, payment.quotationId);
    return cents;
  });
  checkout.nudge();
  return returned;
}

/** A transfer that waits is closed where it waits; money that came in the last moment is told. */
async function closeWaiting(checkout: Checkout, payment: Named): Promise<void> {
  if (payment.provider !== 'mercadopago') {
    await recordOutcome(checkout, payment.id, answerWithout('cancelled', 'by_collector'));
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
 * Staff cancel a payment: money goes back through the provider by the outbox, or to its ledger at once; what only waits
 * is closed. An order that nothing pays any more is cancelled. Asked twice, it happens once.
 * @throws not_found, conflict, payment_provider_unavailable
 */
export async function cancelPayment(checkout: Checkout, owner: string, id: string, reason: string) {
  const payment = await named(checkout.db, owner, id);
  if (payment.status === 'pending') await closeWaiting(checkout, payment);
  else if (payment.status === 'approved') await refundApproved(checkout, payment, reason);
  else if (payment.status !== 'refunded' && payment.status !== 'cancelled')
    throw new AppError('conflict', `a payment that is ${payment.status} cannot be cancelled`);
  const now = await named(checkout.db, owner, id);
  const status = now.status === 'refunded' ? 'refunded' : now.status === 'cancelled' ? 'cancelled' : 'refunding';
  return { status, returned: toPesos(now.refundedCents) } as const;
}
