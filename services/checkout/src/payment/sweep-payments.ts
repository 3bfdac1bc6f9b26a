import { prepared } from '@actual/database';
import type { ProviderPayment } from '@actual/providers';
import type { Checkout } from '../context';
import { answerOf, answerWithout, decisive, isOurs } from './provider-answer';
import { settlePayment } from './settle-payment';

/** Payments looked up at a time. */
const batch = 10;

/** After this many seconds a payment that the provider does not know never reached it. */
const neverArrivedSeconds = 120;

interface OpenPayment {
  id: string;
  status: string;
  providerPaymentId: string | null;
  amountCents: number;
  ageSeconds: number;
}

/** Takes the payments whose time has come and puts their next look off, so that no two processes take the same. */
function claimOpenPayments({ db, settings }: Checkout): Promise<OpenPayment[]> {
  return prepared<OpenPayment>(
    db,
    'work-claim-payments',
    `UPDATE payment SET check_at = now() + (CASE WHEN status = 'pending' THEN 300 ELSE ?::float END) * interval '1 second'
     WHERE id = ANY (ARRAY(
       SELECT id FROM payment WHERE status IN ('started', 'unknown', 'pending') AND check_at <= now()
       ORDER BY check_at LIMIT ? FOR UPDATE SKIP LOCKED))
     RETURNING id, status, provider_payment_id AS "providerPaymentId", amount_cents AS "amountCents",
       extract(epoch FROM now() - created_at)::float AS "ageSeconds"`,
    [settings.paymentCheckSeconds, batch],
  );
}

/** What the provider has for one of our payments; null when it does not answer, undefined when it has none. */
async function atProvider(
  { mercadoPago }: Checkout,
  payment: OpenPayment,
): Promise<ProviderPayment | undefined | null> {
  if (payment.providerPaymentId) {
    const found = await mercadoPago.getPayment(payment.providerPaymentId);
    return found.kind === 'payment' ? found : null;
  }
  const found = await mercadoPago.searchPayments({ externalReference: payment.id });
  return found.kind === 'payments' ? decisive(found.payments, payment) : null;
}

async function look(checkout: Checkout, payment: OpenPayment): Promise<void> {
  const found = await atProvider(checkout, payment);
  if (found === null) return;
  if (found === undefined) {
    if (payment.ageSeconds < neverArrivedSeconds) return;
    await settlePayment(checkout, payment.id, answerWithout('cancelled', 'never_arrived'));
    return;
  }
  const answer = answerOf(found);
  if (answer && isOurs(found, payment)) await settlePayment(checkout, payment.id, answer);
}

/**
 * Looks up the payments whose end we do not know: those of a process that died between the provider's yes and the
 * order, those without an answer, those under review. Answers how many it took.
 */
export async function sweepPayments(checkout: Checkout): Promise<number> {
  const open = await claimOpenPayments(checkout);
  await Promise.all(
    open.map((payment) =>
      look(checkout, payment).catch((error: unknown) =>
        checkout.log.error({ err: error, paymentId: payment.id }, 'sweep'),
      ),
    ),
  );
  return open.length < batch ? 0 : open.length;
}
