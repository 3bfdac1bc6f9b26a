import { impersonal } from '@actual/contracts/impersonal';
import { AppError } from '@actual/kit';
import type { ProviderFailure, ProviderPayment, ProviderRejectedRequest } from '@actual/providers';
import type { Checkout } from '../../context';
import type { PreparedPayment } from '../start/prepare-payment';
import { answerWithout, decisive, type ProviderAnswer } from './provider-answer';
import { type PaymentOutcome, recordOutcome } from './record-outcome';

/** A transfer that the provider gave no CLABE for. Nobody can send money for it, so it ends at once and holds nothing. */
export const withoutClabe: ProviderAnswer = answerWithout('cancelled', 'transfer_unavailable');

/** The provider does not know what became of it, or we do not: the sweeper finds out, nobody charges again. */
export async function outcomeUnknown(checkout: Checkout, prepared: PreparedPayment): Promise<never> {
  if (prepared.type === 'spei') await recordOutcome(checkout, prepared.id, withoutClabe, prepared);
  await checkout
    .db('payment')
    .where({ id: prepared.id, status: 'started' })
    .update({ status: 'unknown', updated_at: checkout.db.fn.now() });
  throw new AppError('payment_provider_unavailable', undefined, { paymentId: prepared.id });
}

/** A refused request did nothing. Ours to mend (credentials, load): no attempt of the person's is counted. */
async function refusedRequest(
  checkout: Checkout,
  prepared: PreparedPayment,
  refusal: ProviderRejectedRequest,
): Promise<PaymentOutcome | null> {
  const { code, message, httpStatus, retry } = refusal;
  const said = impersonal(message);
  checkout.log.warn({ paymentId: prepared.id, code, message: said, httpStatus }, 'the provider refused the request');
  const ours = retry === 'later' || httpStatus === 401 || httpStatus === 403;
  const spei = prepared.type === 'spei';
  const answer = answerWithout(ours ? 'cancelled' : 'rejected', ours ? 'provider_unavailable' : 'request_refused');
  const settled = await recordOutcome(checkout, prepared.id, spei ? withoutClabe : answer, prepared);
  if (ours || spei) throw new AppError('payment_provider_unavailable');
  return settled;
}

/**
 * Asks the provider for one payment. Without an answer it is looked for, never asked for again: answers the provider's
 * payment, or how the store's own was settled where the request was refused. @throws payment_provider_unavailable
 */
export async function askOnce(
  checkout: Checkout,
  prepared: PreparedPayment,
  send: () => Promise<ProviderPayment | ProviderFailure>,
): Promise<ProviderPayment | { settled: PaymentOutcome | null }> {
  const answer = await send();
  if (answer.kind === 'payment') return answer;
  if (answer.kind === 'provider_rejected_request') return { settled: await refusedRequest(checkout, prepared, answer) };
  checkout.log.warn({ paymentId: prepared.id, reason: answer.reason }, 'no answer to a charge');
  const found = await checkout.mercadoPago.searchPayments({ externalReference: prepared.id });
  const payment = found.kind === 'payments' ? decisive(found.payments, prepared) : undefined;
  return payment ?? outcomeUnknown(checkout, prepared);
}
