import type { CardPaymentReply } from '@actual/contracts';
import { AppError } from '@actual/kit';
import type { ProviderPayment, ProviderRejectedRequest } from '@actual/providers';
import { paymentAttemptsLimit } from '../constants';
import type { Checkout } from '../context';
import { fittingAddress, type LoadedQuotation, type PaymentRow } from '../quotation/loaded-quotation';
import { folioText } from '../quotation/quotation-reply';
import { type CardPaymentInput, type PreparedPayment, preparePayment } from './prepare-payment';
import { answerOf, answerWithout, decisive, isOurs } from './provider-answer';
import { type Settled, settlePayment } from './settle-payment';

const brandNames = { 'actual-studio': 'ACTUAL STUDIO', 'actual-home': 'ACTUAL HOME', 'actual-kids': 'ACTUAL KIDS' };

/** Asks the provider for the money. The key and the reference are our payment's id: one payment, one charge. */
function charge({ mercadoPago, settings }: Checkout, prepared: PreparedPayment, input: CardPaymentInput) {
  const { quotation } = prepared;
  const address = fittingAddress(quotation);
  return mercadoPago.createCardPayment(
    {
      amountCents: prepared.amountCents,
      token: input.token,
      description: `Cotización ${folioText(quotation.folio)}`,
      installments: input.installments,
      methodId: input.payment_method_id,
      ...(input.issuer_id === undefined ? {} : { issuerId: String(input.issuer_id) }),
      externalReference: prepared.id,
      notificationUrl: settings.notificationUrl,
      statementDescriptor: brandNames[quotation.site],
      payer: {
        email: input.cardholder.email,
        ...(address ? { firstName: address.firstName, lastName: address.lastName } : {}),
      },
      items: quotation.lines.map((line) => ({
        id: line.itemCode,
        title: line.product?.name ?? line.itemCode,
        quantity: line.quantity,
        unitPriceCents: line.unitPrice,
      })),
      metadata: { quotation_id: quotation.id },
    },
    prepared.id,
  );
}

/** The provider does not know what became of it, or we do not: the sweeper finds out, nobody charges again. */
async function outcomeUnknown(checkout: Checkout, prepared: PreparedPayment): Promise<never> {
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
): Promise<Settled | null> {
  const { code, message, httpStatus, retry } = refusal;
  checkout.log.warn({ paymentId: prepared.id, code, message, httpStatus }, 'the provider refused the request');
  const ours = retry === 'later' || httpStatus === 401 || httpStatus === 403;
  const answer = answerWithout(ours ? 'cancelled' : 'rejected', ours ? 'provider_unavailable' : 'request_refused');
  const settled = await settlePayment(checkout, prepared.id, answer, prepared);
  if (ours) throw new AppError('payment_provider_unavailable');
  return settled;
}

/** "Already paid": an earlier attempt of this quotation may have been charged after all. Look before saying no. */
async function earlierPayment(checkout: Checkout, earlier: readonly PaymentRow[]): Promise<Settled | null> {
  for (const { id, amountCents } of earlier.filter((one) => one.status === 'cancelled')) {
    const found = await checkout.mercadoPago.searchPayments({ externalReference: id });
    if (found.kind !== 'payments') continue;
    const approved = found.payments.find((one) => one.status === 'approved' && isOurs(one, { id, amountCents }));
    const answer = approved && answerOf(approved);
    const settled = answer && (await settlePayment(checkout, id, answer));
    if (settled?.orderId) return settled;
  }
  return null;
}

async function settleFound(checkout: Checkout, prepared: PreparedPayment, payment: ProviderPayment): Promise<Settled> {
  const answer = answerOf(payment);
  if (!answer || !isOurs(payment, prepared)) return outcomeUnknown(checkout, prepared);
  const settled = await settlePayment(checkout, prepared.id, answer, prepared);
  if (!settled) throw new AppError('internal', 'the payment is gone');
  if (answer.detail !== 'cc_rejected_duplicated_payment') return settled;
  return (await earlierPayment(checkout, prepared.quotation.payments)) ?? settled;
}

/** Second and third phase: the provider is asked outside of any transaction, and its answer written down. */
async function ask(checkout: Checkout, prepared: PreparedPayment, input: CardPaymentInput): Promise<Settled | null> {
  const answer = await charge(checkout, prepared, input);
  if (answer.kind === 'payment') return settleFound(checkout, prepared, answer);
  if (answer.kind === 'provider_rejected_request') return refusedRequest(checkout, prepared, answer);
  checkout.log.warn({ paymentId: prepared.id, reason: answer.reason }, 'no answer to a charge');
  const found = await checkout.mercadoPago.searchPayments({ externalReference: prepared.id });
  const payment = found.kind === 'payments' ? decisive(found.payments, prepared) : undefined;
  return payment ? settleFound(checkout, prepared, payment) : outcomeUnknown(checkout, prepared);
}

/**
 * Charges a card token for the rest of the quotation. An approved full payment makes the order. A payment under review
 * makes none yet: the quotation is frozen, its pieces held, and the order follows the provider's yes.
 * @throws see `preparePayment`; payment_provider_unavailable when the outcome is not known
 */
export async function processCardPayment(
  checkout: Checkout,
  before: LoadedQuotation,
  input: CardPaymentInput,
): Promise<CardPaymentReply> {
  const prepared = await preparePayment(checkout, before, input);
  const settled = await ask(checkout, prepared, input);
  const state = settled?.state ?? 'rejected';
  const attempts = settled?.paymentAttempts ?? before.paymentAttempts;
  return {
    status: state === 'approved' || state === 'pending' ? state : 'rejected',
    status_detail: settled?.detail ?? '',
    data: {
      paymentId: prepared.id,
      orderId: settled?.orderId ?? null,
      folio: settled?.folio ? folioText(settled.folio) : null,
      paymentAttempts: attempts,
      attemptsLeft: Math.max(0, paymentAttemptsLimit - attempts),
    },
  };
}
