/**
 * For each row of `reduced` (payment, `key` of the part, `cents`) money leaves by the way it came; cash becomes a case.
 */
export const leavingMoney = `ledger_entries AS (
  INSERT INTO ledger_entry (client_id, kind, amount_cents, reason, payment_id, key)
  SELECT e.client_id, e.kind, reduced.cents, 'return', e.payment_id, 'return ' || reduced.key
  FROM reduced JOIN ledger_entry e ON e.payment_id = reduced.id WHERE e.reason = 'payment'
), exchange_returns AS (
  INSERT INTO exchange_entry (request_id, amount_cents, reason, payment_id, key)
  SELECT e.request_id, reduced.cents, 'return', e.payment_id, 'return ' || reduced.key
  FROM reduced JOIN exchange_entry e ON e.payment_id = reduced.id WHERE e.reason = 'payment'
), outbox_messages AS (
  INSERT INTO outbox (kind, key, payload, parked_at, last_error)
  SELECT CASE WHEN provider = 'store' THEN 'refund-case' ELSE 'refund' END, reduced.key::text,
    jsonb_build_object('paymentId', id, 'quotationId', quotation_id, 'orderId', order_id,
      'providerPaymentId', provider_payment_id, 'amountCents', cents, 'reason', :reason::text),
    CASE WHEN provider = 'store' THEN now() END, CASE WHEN provider = 'store' THEN :reason END
  FROM reduced WHERE provider <> 'ledger'
)`;
