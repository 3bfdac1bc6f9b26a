import { prepared } from '@actual/database';
import { paymentMayBecome } from '@actual/domain';
import { backoffSeconds } from '@actual/kit/backoff';
import type { ProviderPayment } from '@actual/providers';
import type { Checkout } from '../context';
import { answerOf, isOurs } from '../payment/outcome/provider-answer';
import { recordOutcome } from '../payment/outcome/record-outcome';
import { isUuid } from '../quotation/access/access';
import { comparePayment, compareSoon, type OwnRecord } from '../reconcile/provider-discrepancies';

/** Payments worked at a time; every waiting notification of a payment is answered by one look at the provider. */
const batch = 10;

/** Seconds a claimed notification is left to its worker. */
const leaseSeconds = 60;

interface Waiting {
  providerPaymentId: string;
  lastId: number;
  attempts: number;
  /** Our payment, where it knows the provider's already. */
  ours: OwnRecord | null;
}
function claimNotifications({ db }: Checkout): Promise<Waiting[]> {
  return prepared<Waiting>(
    db,
    'work-claim-notifications',
    `WITH claimed AS (
       UPDATE webhook_event SET attempts = attempts + 1, next_at = now() + ? * interval '1 second'
       WHERE id = ANY (ARRAY(SELECT id FROM webhook_event WHERE processed_at IS NULL AND next_at <= now()
         ORDER BY next_at LIMIT ? FOR UPDATE SKIP LOCKED))
       RETURNING id, provider_payment_id, attempts
     ), waiting AS (
       SELECT provider_payment_id, max(id) AS "lastId", max(attempts) AS attempts FROM claimed GROUP BY provider_payment_id
     )
     SELECT w.provider_payment_id AS "providerPaymentId", w."lastId", w.attempts, (
       SELECT jsonb_build_object('id', p.id, 'amountCents', p.amount_cents, 'status', p.status,
         'refundedCents', p.refunded_cents - p.moved_cents, 'movedCents', p.moved_cents)
       FROM payment p WHERE p.provider_payment_id = w.provider_payment_id) AS ours
     FROM waiting w`,
    [leaseSeconds, batch * 10],
  );
}

/** Our payment by its id; undefined where there is none. */
async function ownPayment({ db }: Checkout, id: string): Promise<OwnRecord | undefined> {
  const [own] = await prepared<OwnRecord>(
    db,
    'work-own-payment',
    `SELECT id, amount_cents AS "amountCents", status, refunded_cents - moved_cents AS "refundedCents",
       moved_cents AS "movedCents" FROM payment WHERE id = ?`,
    [id],
  );
  return own;
}

/** Settles the payment a notification speaks of, as the provider has it now. Answers why nothing was done, or null. */
async function applyNotification(
  checkout: Checkout,
  payment: ProviderPayment,
  known: OwnRecord | null,
): Promise<string | null> {
  const id = payment.externalReference;
  if (id === null || !isUuid(id)) return 'not a payment of ours';
  const ours = known?.id === id ? known : await ownPayment(checkout, id);
  if (!ours) return 'not a payment of ours';
  if (!isOurs(payment, { id, amountCents: ours.amountCents })) return 'amount, currency or reference differ';
  const answer = answerOf(payment);
  // usually the answer to the charge was faster
  if (answer && paymentMayBecome(ours.status, answer.state)) await recordOutcome(checkout, id, answer);
  // a dispute, or something done by hand at the provider: staff are told, however long ago it was paid
  else if (comparePayment(ours, payment)) await compareSoon(checkout.db, id);
  return null;
}

async function work(checkout: Checkout, waiting: Waiting): Promise<void> {
  const { db, writers, mercadoPago, log } = checkout;
  const { providerPaymentId, lastId, attempts, ours } = waiting;
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
  const refusal = found.kind === 'payment' ? await applyNotification(checkout, found, ours) : 'unknown to the provider';
  if (refusal) log.warn({ providerPaymentId, refusal }, 'notification without effect');
  await writers.worked.add({ providerPaymentId, lastId, refusal });
}

/** Works the inbox of notifications. They carry no state: the payment is read again at the provider. Answers how many. */
export async function processNotifications(checkout: Checkout): Promise<number> {
  const waiting = await claimNotifications(checkout);
  await Promise.all(
    waiting.map((one) =>
      work(checkout, one).catch((error: unknown) =>
        checkout.log.error({ err: error, providerPaymentId: one.providerPaymentId }, 'notification'),
      ),
    ),
  );
  return waiting.length < batch ? 0 : waiting.length;
}
