import { PaymentState } from '@actual/contracts/facts/states';
import type { Effect } from '@actual/kit/outbox';
import type { Checkout } from '../context';
import type { Outcome } from './work-outbox';

/** Gives an approved payment back that could make no order. The key is the payment's: given back once. */
export async function refundPayment({ db, mercadoPago }: Checkout, { payload }: Effect): Promise<Outcome> {
  const { paymentId, providerPaymentId, amountCents } = payload;
  if (typeof paymentId !== 'string' || typeof providerPaymentId !== 'string' || typeof amountCents !== 'number')
    return { kind: 'park', reason: 'the payment is not named' };
  const refund = await mercadoPago.refund(providerPaymentId, amountCents, `refund-${paymentId}`);
  if (refund.kind === 'provider_unreachable') return { kind: 'later', reason: refund.reason };
  if (refund.kind === 'provider_rejected_request')
    return { kind: refund.retry === 'later' ? 'later' : 'park', reason: `${refund.code} ${refund.message}` };
  // with its mail: a payment is told to be back once
  await db.raw(
    `WITH told AS (UPDATE payment SET status = '${PaymentState.refunded}', refunded_cents = ?, updated_at = now() WHERE id = ? RETURNING quotation_id)
     INSERT INTO outbox (kind, key, payload)
     SELECT 'refund-done', ?, jsonb_build_object('quotationId', quotation_id, 'amountCents', ?::bigint) FROM told
     ON CONFLICT DO NOTHING`,
    [amountCents, paymentId, paymentId, amountCents],
  );
  return { kind: 'done' };
}
