import { neverArrivedSeconds, silentProviderSeconds } from '@actual/contracts/facts/payment/deadlines';
import { isTransferType, type PaymentType } from '@actual/contracts/facts/payment/payment-types';
import { openPaymentStates, PaymentState } from '@actual/contracts/facts/payment/states';
import { prepared, sqlList } from '@actual/database';
import type { ProviderPayment } from '@actual/providers';
import type { Checkout } from '../../context';
import { answerOf, answerWithout, decisive, isOurs, withoutClabe } from '../outcome/provider-answer';
import { recordOutcome } from '../outcome/record-outcome';

/** Payments looked up at a time. */
const batch = 10;

interface OpenPayment {
  id: string;
  status: PaymentState;
  type: PaymentType;
  providerPaymentId: string | null;
  amountCents: number;
  provider: string;
  ageSeconds: number;
  /** Since its deadline; null before it, and where there is none. */
  overdueSeconds: number | null;
}

/** Takes the payments whose time has come and puts their next look off, so that no two processes take the same. */
function claimOpenPayments({ db, settings }: Checkout): Promise<OpenPayment[]> {
  return prepared<OpenPayment>(
    db,
    'work-claim-payments',
    `UPDATE payment SET check_at = CASE
         WHEN expires_at <= now() THEN now() + 30 * interval '1 second'
         WHEN status = '${PaymentState.pending}' THEN least(now() + 300 * interval '1 second', expires_at)
         ELSE now() + ?::float * interval '1 second' END
     WHERE id = ANY (ARRAY(
       SELECT id FROM payment WHERE status IN ${sqlList(openPaymentStates)} AND check_at <= now()
       ORDER BY check_at LIMIT ? FOR UPDATE SKIP LOCKED))
     RETURNING id, status, type, provider, provider_payment_id AS "providerPaymentId", amount_cents AS "amountCents",
       extract(epoch FROM now() - created_at)::float AS "ageSeconds",
       CASE WHEN expires_at <= now() THEN extract(epoch FROM now() - expires_at)::float END AS "overdueSeconds"`,
    [settings.paymentCheckSeconds, batch],
  );
}

/** The provider's record of one of our payments; null when it does not answer, undefined when it has none. */
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

/** Its deadline has passed: the provider stops taking money for it and answers the final state. */
async function closeAtProvider(
  { mercadoPago }: Checkout,
  found: ProviderPayment,
  paymentId: string,
): Promise<ProviderPayment | null> {
  const closed = await mercadoPago.cancelPayment(found.id, `cancel-${paymentId}`);
  if (closed.kind === 'payment') return closed;
  const now = await mercadoPago.getPayment(found.id);
  return now.kind === 'payment' ? now : null;
}

const gone = (detail: string) => answerWithout(PaymentState.cancelled, detail);

/** Settles payments by the provider's state, and closes expired ones at the provider. */
async function settleFound(checkout: Checkout, payment: OpenPayment, found: ProviderPayment): Promise<void> {
  if (!isOurs(found, payment)) return;
  const answer = answerOf(found);
  const over =
    payment.overdueSeconds !== null &&
    payment.status === PaymentState.pending &&
    answer?.state === PaymentState.pending;
  if (!over) {
    if (answer) await recordOutcome(checkout, payment.id, answer);
    return;
  }
  const closed = await closeAtProvider(checkout, found, payment.id);
  const last = closed && answerOf(closed);
  if (last && last.state !== PaymentState.pending)
    await recordOutcome(
      checkout,
      payment.id,
      last.state === PaymentState.cancelled ? { ...last, detail: 'expired' } : last,
    );
}

async function look(checkout: Checkout, payment: OpenPayment): Promise<void> {
  if (payment.provider !== 'mercadopago') {
    if (payment.overdueSeconds !== null) await recordOutcome(checkout, payment.id, gone('expired'));
    return;
  }
  const found = await atProvider(checkout, payment);
  if (found === null) {
    const given = payment.overdueSeconds ?? 0;
    if (given > silentProviderSeconds) await recordOutcome(checkout, payment.id, gone('expired_unconfirmed'));
    return;
  }
  if (found === undefined) {
    if (payment.ageSeconds < neverArrivedSeconds) return;
    await recordOutcome(checkout, payment.id, isTransferType(payment.type) ? withoutClabe : gone('never_arrived'));
    return;
  }
  await settleFound(checkout, payment, found);
}

/**
 * Asks for every payment whose end we do not know: unanswered, under review, past its deadline (reading 5). Answers how
 * many.
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
