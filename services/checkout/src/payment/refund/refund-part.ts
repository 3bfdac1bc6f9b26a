import { randomUUID } from 'node:crypto';
import { confirmedOrderStates, PaymentState } from '@actual/contracts/facts/states';
import { type Knex, prepared, sqlList } from '@actual/database';
import { fromPesos, toPesos } from '@actual/domain';
import { AppError, type Session } from '@actual/kit';
import type { Checkout } from '../../context';

interface Paid {
  id: string;
  quotationId: string;
  status: PaymentState;
  restCents: number;
  refundedCents: number;
}

/** Locks quotation, order and payment, in the order in which everybody does. */
const lockSql = `
SELECT p.id, p.quotation_id AS "quotationId", p.status, p.amount_cents - p.refunded_cents AS "restCents",
  p.refunded_cents AS "refundedCents"
FROM orders o JOIN quotation q ON q.id = o.quotation_id JOIN payment p ON p.order_id = o.id
WHERE o.id = :order AND p.id = :payment AND o.status IN ${sqlList(confirmedOrderStates)} FOR UPDATE OF q, o, p`;

/**
 * A ledger's money is back at once, a card's through the outbox, and what the store took itself becomes a case. Its key
 * is the refund's own: every part goes back once.
 */
const refundSql = `
WITH refund AS (
  INSERT INTO payment_refund (id, payment_id, amount_cents, reason, refunded_by)
  VALUES (:id::uuid, :payment::uuid, :cents::bigint, :reason::text, :by::uuid)
), reduced_payment AS (
  UPDATE payment SET refunded_cents = refunded_cents + :cents, updated_at = now() WHERE id = :payment RETURNING *
), ledger_entries AS (
  INSERT INTO ledger_entry (client_id, kind, amount_cents, reason, payment_id, key)
  SELECT e.client_id, e.kind, :cents, 'return', e.payment_id, 'return ' || :id::text
  FROM ledger_entry e WHERE e.payment_id = :payment AND e.reason = 'payment'
), outbox_messages AS (
  INSERT INTO outbox (kind, key, payload, parked_at, last_error)
  SELECT CASE WHEN provider = 'store' THEN 'refund-case' ELSE 'refund' END, :id::text,
    jsonb_build_object('paymentId', id, 'quotationId', quotation_id, 'orderId', order_id,
      'providerPaymentId', provider_payment_id, 'amountCents', :cents, 'reason', :reason),
    CASE WHEN provider = 'store' THEN now() END, CASE WHEN provider = 'store' THEN :reason END
  FROM reduced_payment WHERE provider <> 'ledger'
), returned_order AS (
  UPDATE orders SET returned_cents = returned_cents + :cents, updated_at = now() WHERE id = :order
)
UPDATE quotation SET version = version + 1, updated_at = now() WHERE id = :quotation`;

async function lockPaid(trx: Knex, order: string, payment: string): Promise<Paid> {
  const [row] = await prepared<Paid>(trx, 'lock-to-refund-part', lockSql, { order, payment });
  if (row) return row;
  const known = await trx('payment').where({ id: payment, order_id: order }).first('id');
  throw known ? new AppError('conflict', 'its order is not under way') : new AppError('not_found');
}

/**
 * Gives a part of an order's payment back. The whole of it is canceled instead, with what follows from that.
 * @throws not_found; conflict for a payment that is not there, or an order that is not under way; payment_amount_invalid
 */
export async function refundPart(
  { db, nudge }: Checkout,
  { order, payment }: { order: string; payment: string },
  { amount, reason, by }: { amount: number; reason: string; by: Session },
): Promise<{ returned: number; rest: number }> {
  const cents = fromPesos(amount);
  const paid = await db.transaction(async (trx) => {
    const locked = await lockPaid(trx, order, payment);
    if (locked.status !== PaymentState.approved) throw new AppError('conflict', `a payment that is ${locked.status}`);
    if (cents >= locked.restCents)
      throw new AppError('payment_amount_invalid', undefined, { remaining: toPesos(locked.restCents) });
    await prepared(trx, 'refund-part', refundSql, {
      id: randomUUID(),
      payment: locked.id,
      order,
      quotation: locked.quotationId,
      cents,
      reason,
      by: by.userId,
    });
    return locked;
  });
  nudge();
  return { returned: toPesos(paid.refundedCents + cents), rest: toPesos(paid.restCents - cents) };
}
