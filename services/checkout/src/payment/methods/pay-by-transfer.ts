import type { CardPaymentReply } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { newOrder } from '../../order/new-order';
import { fittingAddress, type LoadedQuotation, paidCents } from '../../quotation/loaded-quotation';
import { folioText } from '../../quotation/quotation-reply';
import { askOnce, outcomeUnknown } from '../outcome/ask-provider';
import { paymentReply } from '../outcome/payment-reply';
import { answerOf, answerWithout, isOurs } from '../outcome/provider-answer';
import { type PaymentOutcome, recordOutcome } from '../outcome/record-outcome';
import { placeWaitingOrder } from '../outcome/waiting-order.sql';
import { type PreparedPayment, preparePayment } from '../start/prepare-payment';
import { transferPlan } from './plans';

/** Asks the provider for a CLABE. The key and the reference are our payment's id: one payment, one CLABE. */
function askForClabe({ mercadoPago, settings }: Checkout, { id, amountCents, expiresAt, quotation }: PreparedPayment) {
  const address = fittingAddress(quotation);
  return mercadoPago.createSpeiPayment(
    {
      amountCents,
      description: `Cotización ${folioText(quotation.folio)}`,
      externalReference: id,
      notificationUrl: settings.notificationUrl,
      ...(expiresAt ? { expiresAt } : {}),
      payer: {
        email: address?.email ?? '',
        ...(address ? { firstName: address.firstName, lastName: address.lastName } : {}),
      },
    },
    id,
  );
}

/**
 * SPEI in three phases: the payment is written down and holds its pieces for twelve hours, the provider gives a CLABE,
 * and the order that waits for the money is made (shopping 4).
 * @throws see `preparePayment`; payment_provider_unavailable when the outcome is not known
 */
export async function payBySpei(checkout: Checkout, before: LoadedQuotation, seen: number): Promise<CardPaymentReply> {
  const prepared = await preparePayment(checkout, before, (quotation) => transferPlan(quotation, 'spei', seen));
  const payment = await askOnce(checkout, prepared, () => askForClabe(checkout, prepared));
  if ('settled' in payment) return paymentReply(prepared.id, payment.settled, before);
  const answer = answerOf(payment);
  if (!answer || !isOurs(payment, prepared)) return outcomeUnknown(checkout, prepared);
  return paymentReply(prepared.id, await recordOutcome(checkout, prepared.id, answer, prepared), before);
}

async function placeNow(checkout: Checkout, trx: Knex, prepared: PreparedPayment): Promise<PaymentOutcome> {
  const { id, type, group, quotation } = prepared;
  const address = fittingAddress(quotation);
  if (!address) throw new AppError('quotation_without_address');
  const detail = 'pending_waiting_transfer';
  const made = newOrder(quotation, address, { type, group, cents: paidCents(quotation) }, 'pending-payment');
  const folio = await placeWaitingOrder(
    trx,
    { id, type, quotationId: quotation.id, paymentGroup: group, status: 'started', version: quotation.version },
    answerWithout('pending', detail),
    made,
    { clabe: checkout.settings.receivingAccount.clabe, bank: checkout.settings.receivingAccount.bank, url: null },
  );
  if (folio === null) throw new Error('a locked quotation is not as it was locked');
  const { paymentAttempts } = quotation;
  return { state: 'pending', detail, orderId: made.id, folio, paymentAttempts, remaining: prepared.amountCents };
}

/** A plain bank transfer to the store's own account: no provider, so payment and order are one transaction. */
export async function payByTransfer(
  checkout: Checkout,
  before: LoadedQuotation,
  seen: number,
): Promise<CardPaymentReply> {
  const plan = (quotation: LoadedQuotation) => transferPlan(quotation, 'transfer', seen);
  const prepared = await preparePayment(checkout, before, plan, (trx, payment) => placeNow(checkout, trx, payment));
  checkout.nudge();
  return paymentReply(prepared.id, prepared.also ?? null, before);
}
