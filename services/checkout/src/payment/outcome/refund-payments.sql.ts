import { PaymentState } from '@actual/contracts/facts/payment/states';
import { type Knex, prepared } from '@actual/database';

/**
 * Each approved payment goes back where it came from, once: to its ledger, to a card by the outbox, or as cash by a
 * case.
 */
const sql = `
WITH parts AS MATERIALIZED (
  SELECT id, quotation_id, order_id, provider, provider_payment_id, amount_cents - refunded_cents AS rest,
    coalesce((SELECT sum(f.amount_cents) FROM payment_refund f
      WHERE f.payment_id = payment.id AND f.cancellation_id IS NULL), 0)::bigint AS returned
  FROM payment
  WHERE quotation_id = :quotation AND (:payment::uuid IS NULL OR id = :payment) AND (provider <> 'store' OR :counter)
    AND status = '${PaymentState.approved}' AND refunded_cents < amount_cents
  ORDER BY id FOR UPDATE
), refunded_payments AS (
  UPDATE payment SET refunded_cents = amount_cents, updated_at = now(), status_detail = :reason::text,
    status = CASE WHEN parts.provider = 'ledger' THEN '${PaymentState.refunded}' ELSE payment.status END
  FROM parts WHERE payment.id = parts.id
), ledger_entries AS (
  INSERT INTO ledger_entry (client_id, kind, amount_cents, reason, payment_id, key)
  SELECT e.client_id, e.kind, parts.rest, 'return', parts.id, 'return ' || parts.id
  FROM parts JOIN ledger_entry e ON e.payment_id = parts.id AND e.reason = 'payment' WHERE parts.provider = 'ledger'
), exchange_returns AS (
  INSERT INTO exchange_entry (request_id, amount_cents, reason, payment_id, key)
  SELECT e.request_id, parts.rest, 'return', parts.id, 'return ' || parts.id
  FROM parts JOIN exchange_entry e ON e.payment_id = parts.id AND e.reason = 'payment' WHERE parts.provider = 'ledger'
), outbox_messages AS (
  INSERT INTO outbox (kind, key, payload, parked_at, last_error)
  SELECT CASE WHEN provider = 'store' THEN 'refund-case' ELSE 'refund' END, id::text,
    jsonb_build_object('paymentId', id, 'quotationId', quotation_id, 'orderId', order_id,
      'providerPaymentId', provider_payment_id, 'amountCents', rest, 'reason', :reason::text),
    CASE WHEN provider = 'store' THEN now() END, CASE WHEN provider = 'store' THEN :reason END
  FROM parts WHERE provider <> 'ledger' ON CONFLICT DO NOTHING
), reduced_orders AS (
  -- of what went back by choice, canceled pieces took their share along
  UPDATE orders SET paid_cents = paid_cents - back.rest - least(back.returned, returned_cents),
    returned_cents = returned_cents - least(back.returned, returned_cents), updated_at = now()
  FROM (SELECT order_id, sum(rest)::bigint AS rest, sum(returned)::bigint AS returned FROM parts WHERE order_id IS NOT NULL GROUP BY order_id) AS back
  WHERE orders.id = back.order_id
), changed_quotation AS (
  UPDATE quotation SET version = version + 1, updated_at = now()
  WHERE id = :quotation AND EXISTS (SELECT FROM parts)
)
SELECT coalesce(sum(rest), 0)::bigint AS returned FROM parts`;

/** Which payments go back: one or all; and whether those that staff took are among them. */
export interface RefundedPayments {
  paymentId?: string;
  counter: boolean;
}

/**
 * Gives back the payments of a quotation and answers the centavos. The caller holds the quotation's lock.
 */
export async function refundPayments(
  trx: Knex,
  quotationId: string,
  reason: string,
  { paymentId, counter }: RefundedPayments,
): Promise<number> {
  const [row] = await prepared<{ returned: number }>(trx, 'refund-payments', sql, {
    quotation: quotationId,
    payment: paymentId ?? null,
    counter,
    reason,
  });
  return row?.returned ?? 0;
}
