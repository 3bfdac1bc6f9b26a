import { randomUUID } from 'node:crypto';
import { confirmedOrderStates, PaymentState } from '@actual/contracts/facts/payment/states';
import { prepared, sqlList } from '@actual/database';
import type { Checkout } from '../../context';

const lockSql = `
SELECT p.amount_cents - p.refunded_cents AS "restCents", p.refunded_cents - p.moved_cents AS "refundedCents"
FROM payment p JOIN quotation q ON q.id = p.quotation_id JOIN orders o ON o.id = p.order_id
WHERE p.id = ?::uuid AND p.status = '${PaymentState.approved}' AND o.status IN ${sqlList(confirmedOrderStates)}
FOR UPDATE OF q, o, p`;

const sql = `
WITH refund AS (
  INSERT INTO payment_refund (id, payment_id, amount_cents, reason)
  VALUES (:id::uuid, :payment::uuid, :cents::bigint, 'Se devolvió en Mercado Pago')
), reduced AS (
  UPDATE payment SET refunded_cents = refunded_cents + :cents, updated_at = now() WHERE id = :payment
  RETURNING quotation_id, order_id
), returned AS (
  UPDATE orders SET returned_cents = returned_cents + :cents, updated_at = now() FROM reduced WHERE orders.id = reduced.order_id
), told AS (
  INSERT INTO outbox (kind, key, payload)
  SELECT 'refund-done', :id::text, jsonb_build_object('quotationId', quotation_id, 'amountCents', :cents) FROM reduced
)
UPDATE quotation SET version = version + 1, updated_at = now() FROM reduced WHERE quotation.id = reduced.quotation_id`;

/**
 * A part of an order's payment that was refunded in the provider's own panel is taken off the order, as if staff had
 * refunded it here. `refundedCents`: all that the provider gave back of the payment; refunds of ours that it did not
 * make yet only make the part smaller, and the next comparison finds the rest.
 * @returns whether there was such a part
 */
export async function refundedElsewhere({ db }: Checkout, payment: string, refundedCents: number): Promise<boolean> {
  return db.transaction(async (trx) => {
    const [ours] = await prepared<{ restCents: number; refundedCents: number }>(trx, 'lock-refunded', lockSql, [
      payment,
    ]);
    const cents = ours ? refundedCents - ours.refundedCents : 0;
    if (!ours || cents <= 0 || cents >= ours.restCents) return false;
    await prepared(trx, 'refunded-elsewhere', sql, { id: randomUUID(), payment, cents });
    return true;
  });
}
