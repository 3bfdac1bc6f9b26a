import { impersonal } from '@actual/contracts/impersonal';
import { PaymentState } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { ProviderFailure, ProviderPayment, ProviderRejectedRequest } from '@actual/providers';
import type { Checkout } from '../../context';
import type { PreparedPayment } from '../start/prepare-payment';
import type { PaymentOutcome } from './payment-outcome';
import { answerOf, answerWithout, decisive, isOurs, type ProviderAnswer } from './provider-answer';
import { recordOutcome } from './record-outcome';

/** How one payment is asked for; see `ProviderMethod`. */
export interface ProviderRequest {
  request(): Promise<ProviderPayment | ProviderFailure>;
  readonly unanswered: ProviderAnswer | null;
  reconsider(answer: ProviderAnswer): Promise<PaymentOutcome | null>;
}

/** The outcome of asking, and the question of the card's bank, if there is one. */
export interface Asked {
  outcome: PaymentOutcome | null;
  challenge: ProviderPayment['challenge'];
}

/** The payment's outcome is unknown to the provider or to us: the sweeper finds out, and nobody charges again. */
async function outcomeUnknown(
  checkout: Checkout,
  prepared: PreparedPayment,
  unanswered: ProviderAnswer | null,
): Promise<never> {
  if (unanswered) await recordOutcome(checkout, prepared.id, unanswered, prepared);
  await checkout
    .db('payment')
    .where({ id: prepared.id, status: PaymentState.started })
    .update({ status: PaymentState.unknown, updated_at: checkout.db.fn.now() });
  throw new AppError('payment_provider_unavailable', undefined, { paymentId: prepared.id });
}

/** A refused request did nothing. Ours to mend (credentials, load): no attempt of the person's is counted. */
async function refusedRequest(
  checkout: Checkout,
  prepared: PreparedPayment,
  { code, message, httpStatus, retry }: ProviderRejectedRequest,
  unanswered: ProviderAnswer | null,
): Promise<PaymentOutcome | null> {
  const said = impersonal(message);
  checkout.log.warn({ paymentId: prepared.id, code, message: said, httpStatus }, 'the provider refused the request');
  const ours = retry === 'later' || httpStatus === 401 || httpStatus === 403;
  const answer = ours
    ? answerWithout(PaymentState.cancelled, 'provider_unavailable')
    : answerWithout(PaymentState.rejected, 'request_refused');
  const outcome = await recordOutcome(checkout, prepared.id, unanswered ?? answer, prepared);
  if (ours || unanswered) throw new AppError('payment_provider_unavailable');
  return outcome;
}

/** Our payment at a provider that did not answer: it is looked for, never asked for again. */
async function lookFor({ mercadoPago }: Checkout, prepared: PreparedPayment): Promise<ProviderPayment | undefined> {
  const found = await mercadoPago.searchPayments({ externalReference: prepared.id });
  return found.kind === 'payments' ? decisive(found.payments, prepared) : undefined;
}

/**
 * Asks for one payment outside of any transaction, and records the answer.
 * @throws payment_provider_unavailable when the outcome is not known
 */
export async function askProvider(
  checkout: Checkout,
  prepared: PreparedPayment,
  { request, unanswered, reconsider }: ProviderRequest,
): Promise<Asked> {
  const said = await request();
  if (said.kind === 'provider_rejected_request')
    return { outcome: await refusedRequest(checkout, prepared, said, unanswered), challenge: null };
  if (said.kind === 'provider_unreachable')
    checkout.log.warn({ paymentId: prepared.id, reason: said.reason }, 'no answer to a charge');
  const payment = said.kind === 'payment' ? said : await lookFor(checkout, prepared);
  const answer = payment && isOurs(payment, prepared) ? answerOf(payment) : null;
  if (!payment || !answer) return outcomeUnknown(checkout, prepared, unanswered);
  const outcome = await recordOutcome(checkout, prepared.id, answer, prepared);
  if (!outcome) throw new AppError('internal', 'the payment is gone');
  return { outcome: (await reconsider(answer)) ?? outcome, challenge: payment.challenge };
}
