import { PaymentState } from '@actual/contracts/facts/states';
import { deadLetter, failureOf, type OutboxMessage } from '@actual/kit/outbox';
import type { Checkout } from '../context';
import type { MessageOutcome } from './message-outcome';

/** Gives an approved payment back that could make no order. The key is the payment's: given back once. */
export async function refundPayment(
  { db, mercadoPago }: Checkout,
  { payload }: OutboxMessage,
): Promise<MessageOutcome> {
  const { paymentId, providerPaymentId, amountCents } = payload;
  if (typeof paymentId !== 'string' || typeof providerPaymentId !== 'string' || typeof amountCents !== 'number')
    return deadLetter('the payment is not named');
  const refund = await mercadoPago.refund(providerPaymentId, amountCents, `refund-${paymentId}`);
  if (refund.kind !== 'refund') return failureOf(refund);
  // with its mail: a payment is told to be back once
  await db.raw(
    `WITH refunded_payment AS (UPDATE payment SET status = '${PaymentState.refunded}', refunded_cents = ?, updated_at = now() WHERE id = ? RETURNING quotation_id)
     INSERT INTO outbox (kind, key, payload)
     SELECT 'refund-done', ?, jsonb_build_object('quotationId', quotation_id, 'amountCents', ?::bigint) FROM refunded_payment
     ON CONFLICT DO NOTHING`,
    [amountCents, paymentId, paymentId, amountCents],
  );
  return { kind: 'done' };
}
