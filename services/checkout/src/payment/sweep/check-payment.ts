import type { CardPaymentReply } from '@actual/contracts';
import { isOpenPayment } from '@actual/contracts/facts/payment/states';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { type LoadedQuotation, paidCents } from '../../quotation/loaded-quotation';
import { readQuotation } from '../../quotation/quotation.queries';
import { totalsFor } from '../../quotation/totals';
import { paymentReply } from '../outcome/payment-reply';
import { answerOf, decisive, isOurs } from '../outcome/provider-answer';
import { recordOutcome } from '../outcome/record-outcome';

interface Row {
  id: string;
  provider: string;
  providerPaymentId: string | null;
  amountCents: number;
  challengeUrl: string | null;
  challengeCreq: string | null;
}

async function ownPayment(checkout: Checkout, quotationId: string, id: string): Promise<Row> {
  const row = await checkout.db('payment').where({ id, quotation_id: quotationId }).first<Row | undefined>({
    id: 'id',
    provider: 'provider',
    providerPaymentId: 'provider_payment_id',
    amountCents: 'amount_cents',
    challengeUrl: 'challenge_url',
    challengeCreq: 'challenge_creq',
  });
  if (!row) throw new AppError('not_found');
  return row;
}

/** Reads an undecided payment at the provider and records its answer; without an answer nothing changes. */
async function readAgain(checkout: Checkout, row: Row): Promise<void> {
  const { mercadoPago } = checkout;
  const found = row.providerPaymentId
    ? await mercadoPago.getPayment(row.providerPaymentId)
    : await mercadoPago.searchPayments({ externalReference: row.id });
  const payment =
    found.kind === 'payments' ? decisive(found.payments, row) : found.kind === 'payment' ? found : undefined;
  const answer = payment && isOurs(payment, row) ? answerOf(payment) : null;
  if (answer) await recordOutcome(checkout, row.id, answer);
}

/**
 * How a running payment stands, for a buyer who came back from their bank and need not wait for the notification.
 * @throws not_found for a payment that is not the quotation's
 */
export async function checkPayment(
  checkout: Checkout,
  before: LoadedQuotation,
  paymentId: string,
): Promise<CardPaymentReply> {
  const row = await ownPayment(checkout, before.id, paymentId);
  const undecided = before.payments.some((one) => one.id === row.id && isOpenPayment(one.status));
  if (undecided && row.provider === 'mercadopago') await readAgain(checkout, row);
  const quotation = (await readQuotation(checkout.db, before.id)) ?? before;
  const payment = quotation.payments.find((one) => one.id === row.id);
  if (!payment) throw new AppError('not_found');
  const challenge = row.challengeUrl && row.challengeCreq ? { url: row.challengeUrl, creq: row.challengeCreq } : null;
  return paymentReply(
    row.id,
    {
      state: payment.status,
      detail: payment.statusDetail ?? '',
      orderId: quotation.orderId,
      folio: quotation.orderFolio,
      paymentAttempts: quotation.paymentAttempts,
      remaining: Math.max(0, totalsFor(quotation, quotation.paymentGroup).total - paidCents(quotation)),
    },
    quotation,
    challenge,
  );
}
