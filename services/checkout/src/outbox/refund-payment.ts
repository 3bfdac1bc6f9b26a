import { PaymentState } from '@actual/contracts/facts/payment/states';
import { prepared } from '@actual/database';
import { deadLetter, failureOf } from '@actual/kit/outbox';
import type { Checkout } from '../context';
import type { MessageOutcome } from './message-outcome';
import type { CheckoutMessage } from './messages';

/** The provider's words for a refund that it does not make; under the same key it says the same again. */
const refusals: readonly string[] = [PaymentState.rejected, PaymentState.cancelled];

/** Gives a payment back, or a part of one. The key is the payment's or the part's own: given back once. */
export async function refundPayment(
  { db, mercadoPago }: Checkout,
  { key, payload: { paymentId, providerPaymentId, amountCents } }: CheckoutMessage<'refund'>,
): Promise<MessageOutcome> {
  const refund = await mercadoPago.refund(providerPaymentId, amountCents, `refund-${key}`);
  if (refund.kind !== 'refund') return failureOf(refund);
  if (refusals.includes(refund.status)) return deadLetter(`the refund is ${refund.status}`);
  // with its mail: a payment is told to be back once
  await prepared(
    db,
    'refund-done',
    `WITH refunded_payment AS (UPDATE payment SET refunded_cents = greatest(refunded_cents, :cents::bigint), updated_at = now(),
       status = CASE WHEN greatest(refunded_cents, :cents) - moved_cents >= amount_cents THEN '${PaymentState.refunded}' ELSE status END
       WHERE id = :payment::uuid RETURNING quotation_id)
     INSERT INTO outbox (kind, key, payload)
     SELECT 'refund-done', :key::text, jsonb_build_object('quotationId', quotation_id, 'amountCents', :cents) FROM refunded_payment
     ON CONFLICT DO NOTHING`,
    { cents: amountCents, payment: paymentId, key },
  );
  return { kind: 'done' };
}
