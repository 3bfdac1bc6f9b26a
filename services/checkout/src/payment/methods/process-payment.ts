import type { CardPaymentReply } from '@actual/contracts';
import { AppError } from '@actual/kit';
import type { ProviderPayment } from '@actual/providers';
import type { Checkout } from '../../context';
import { fittingAddress, type LoadedQuotation, type PaymentRow } from '../../quotation/loaded-quotation';
import { folioText } from '../../quotation/quotation-reply';
import { askOnce, outcomeUnknown } from '../outcome/ask-provider';
import { paymentReply } from '../outcome/payment-reply';
import { answerOf, isOurs } from '../outcome/provider-answer';
import { type PaymentOutcome, recordOutcome } from '../outcome/record-outcome';
import { type PreparedPayment, preparePayment } from '../start/prepare-payment';
import { type CardPaymentInput, cardPlan } from './plans';

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
      threeDSecure: 'optional',
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

/** "Already paid": an earlier attempt of this quotation may have been charged after all. Look before saying no. */
async function earlierPayment(checkout: Checkout, earlier: readonly PaymentRow[]): Promise<PaymentOutcome | null> {
  for (const { id, amountCents } of earlier.filter((one) => one.status === 'cancelled')) {
    const found = await checkout.mercadoPago.searchPayments({ externalReference: id });
    if (found.kind !== 'payments') continue;
    const approved = found.payments.find((one) => one.status === 'approved' && isOurs(one, { id, amountCents }));
    const answer = approved && answerOf(approved);
    const settled = answer && (await recordOutcome(checkout, id, answer));
    if (settled?.orderId) return settled;
  }
  return null;
}

/** Writes the provider's payment down; one that says "already paid" asks for the earlier one first. */
async function settleFound(
  checkout: Checkout,
  prepared: PreparedPayment,
  payment: ProviderPayment,
): Promise<PaymentOutcome> {
  const answer = answerOf(payment);
  if (!answer || !isOurs(payment, prepared)) return outcomeUnknown(checkout, prepared);
  const settled = await recordOutcome(checkout, prepared.id, answer, prepared);
  if (!settled) throw new AppError('internal', 'the payment is gone');
  if (answer.detail !== 'cc_rejected_duplicated_payment') return settled;
  return (await earlierPayment(checkout, prepared.quotation.payments)) ?? settled;
}

type Asked = { settled: PaymentOutcome | null; challenge: ProviderPayment['challenge'] };

/** Second and third phase: the provider is asked outside of any transaction, and its answer written down. */
async function ask(checkout: Checkout, prepared: PreparedPayment, input: CardPaymentInput): Promise<Asked> {
  const payment = await askOnce(checkout, prepared, () => charge(checkout, prepared, input));
  if ('settled' in payment) return { settled: payment.settled, challenge: null };
  return { settled: await settleFound(checkout, prepared, payment), challenge: payment.challenge };
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
  const prepared = await preparePayment(checkout, before, (quotation) => cardPlan(quotation, input));
  const { settled, challenge } = await ask(checkout, prepared, input);
  return paymentReply(prepared.id, settled, before, challenge);
}
