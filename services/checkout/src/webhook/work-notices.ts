import { type PaymentState, paymentMayBecome } from '@actual/domain';
import type { ProviderPayment } from '@actual/providers';
import type { Checkout } from '../context';
import { backoffSeconds } from '../outbox/backoff';
import { answerOf, isOurs } from '../payment/provider-answer';
import { settlePayment } from '../payment/settle-payment';
import { isUuid } from '../quotation/access';

/** Payments worked at a time; every waiting notice of a payment is answered by one look at the provider. */
const batch = 10;

/** Seconds a claimed notice is left to its worker. */
const leaseSeconds = 60;

interface Waiting {
  providerPaymentId: string;
  lastId: number;
  attempts: number;
}

async function claimNotices({ db }: Checkout): Promise<Waiting[]> {
  const { rows } = await db.raw<{ rows: Waiting[] }>(
    `WITH claimed AS (
       UPDATE webhook_event SET attempts = attempts + 1, next_at = now() + ? * interval '1 second'
       WHERE id IN (SELECT id FROM webhook_event WHERE processed_at IS NULL AND next_at <= now()
         ORDER BY next_at LIMIT ? FOR UPDATE SKIP LOCKED)
       RETURNING id, provider_payment_id, attempts)
     SELECT provider_payment_id AS "providerPaymentId", max(id) AS "lastId", max(attempts) AS attempts
     FROM claimed GROUP BY provider_payment_id`,
    [leaseSeconds, batch * 10],
  );
  return rows;
}

/** Settles the payment a notice speaks of, as the provider has it now. Answers why nothing was done, or null. */
async function settleNoticed(checkout: Checkout, payment: ProviderPayment): Promise<string | null> {
  const id = payment.externalReference;
  const ours =
    id !== null && isUuid(id)
      ? await checkout.db('payment').where({ id }).first<{ amount_cents: number; status: PaymentState }>()
      : undefined;
  if (!id || !ours) return 'not a payment of ours';
  if (!isOurs(payment, { id, amountCents: ours.amount_cents })) return 'amount, currency or reference differ';
  const answer = answerOf(payment);
  // usually the answer to the charge was faster
  if (answer && paymentMayBecome(ours.status, answer.state)) await settlePayment(checkout, id, answer);
  return null;
}

async function work(checkout: Checkout, waiting: Waiting): Promise<void> {
  const { db, mercadoPago, log } = checkout;
  const { providerPaymentId, lastId, attempts } = waiting;
  const found = await mercadoPago.getPayment(providerPaymentId);
  const unknownThere = found.kind === 'provider_rejected_request' && found.httpStatus === 404;
  if (found.kind !== 'payment' && !unknownThere) {
    await db('webhook_event')
      .where({ provider_payment_id: providerPaymentId })
      .whereNull('processed_at')
      .update({
        next_at: db.raw(`now() + ? * interval '1 second'`, [backoffSeconds(attempts)]),
        last_error: found.kind,
      });
    return;
  }
  const refusal = found.kind === 'payment' ? await settleNoticed(checkout, found) : 'unknown to the provider';
  if (refusal) log.warn({ providerPaymentId, refusal }, 'notice without effect');
  // notices that came after this look stay: they may speak of a later state
  await db('webhook_event')
    .where({ provider_payment_id: providerPaymentId })
    .where('id', '<=', lastId)
    .whereNull('processed_at')
    .update({ processed_at: db.fn.now(), last_error: refusal });
}

/** Works the inbox of notices. They carry no state: the payment is read again at the provider. Answers how many. */
export async function workNotices(checkout: Checkout): Promise<number> {
  const waiting = await claimNotices(checkout);
  await Promise.all(
    waiting.map((one) =>
      work(checkout, one).catch((error: unknown) =>
        checkout.log.error({ err: error, providerPaymentId: one.providerPaymentId }, 'notice'),
      ),
    ),
  );
  return waiting.length < batch ? 0 : waiting.length;
}
