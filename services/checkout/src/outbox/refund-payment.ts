import { PaymentState } from '@actual/contracts/facts/payment/states';
import { prepared } from '@actual/database';
import { deadLetter, failureOf } from '@actual/kit/outbox';
import type { MercadoPago } from '@actual/providers';
import type { Checkout } from '../context';
import { isTakenByBank } from '../payment/outcome/provider-answer';
import type { MessageOutcome } from './message-outcome';
import type { CheckoutMessage } from './messages';

/** The provider's words for a refund that it does not make; under the same key it says the same again. */
const refusals: readonly string[] = [PaymentState.rejected, PaymentState.cancelled];

/**
 * Asks the provider for a refund; where less is left of the payment there, because of a refund elsewhere, for that. Null
 * where nothing is left: all of it is back already, by the card's bank too.
 */
async function askForRefund(
  mercadoPago: MercadoPago,
  { key, payload: { providerPaymentId, amountCents } }: CheckoutMessage<'refund'>,
) {
  const answer = await mercadoPago.refund(providerPaymentId, amountCents, `refund-${key}`);
  if (answer.kind !== 'provider_rejected_request') return answer;
  const theirs = await mercadoPago.getPayment(providerPaymentId);
  if (theirs.kind !== 'payment') return answer;
  const left = isTakenByBank(theirs) ? 0 : theirs.amountCents - theirs.refundedCents;
  if (left === 0) return null;
  return left < amountCents ? mercadoPago.refund(providerPaymentId, left, `refund-${key}-${left}`) : answer;
}

/** Gives a payment back, or a part of one. The key is the payment's or the part's own: given back once. */
export async function refundPayment(
  { db, mercadoPago }: Checkout,
  message: CheckoutMessage<'refund'>,
): Promise<MessageOutcome> {
  const { key, payload } = message;
  const refund = await askForRefund(mercadoPago, message);
  if (refund && refund.kind !== 'refund') return failureOf(refund);
  if (refund && refusals.includes(refund.status)) return deadLetter(`the refund is ${refund.status}`);
  // with its mail: a payment is told to be back once
  await prepared(
    db,
    'refund-done',
    `WITH refunded_payment AS (UPDATE payment SET refunded_cents = greatest(refunded_cents, :cents::bigint), updated_at = now(),
       status = CASE WHEN greatest(refunded_cents, :cents) - moved_cents >= amount_cents THEN '${PaymentState.refunded}' ELSE status END
       WHERE id = :payment::uuid RETURNING quotation_id)
     INSERT INTO outbox (kind, key, payload)
     SELECT 'refund-done', :key::text, jsonb_build_object('quotationId', quotation_id, 'amountCents', :given::bigint)
     FROM refunded_payment WHERE :given IS NOT NULL ON CONFLICT DO NOTHING`,
    { cents: payload.amountCents, given: refund?.amountCents ?? null, payment: payload.paymentId, key },
  );
  return { kind: 'done' };
}
