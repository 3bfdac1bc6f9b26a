import type { CardPaymentReply, Quotation } from '@actual/contracts';
import { isOpenPayment, PaymentState } from '@actual/contracts/facts/payment/states';

/** The payment that is running or under review, as the quotation tells it; null when nothing runs. */
export const runningPayment = (quotation: Quotation) =>
  quotation.Payments.find(({ status }) => isOpenPayment(status)) ?? null;

/** Where the answer to a payment that runs is kept. */
export const runningKey = (quotationId: string, paymentId: string | null) =>
  ['payment', quotationId, paymentId] as const;

/** Names the calls that pay, while one of them is on its way. */
export const payingKey = ['pay'] as const;

/** Where the last refusal waits to be read: it may be known before the form that shows it is there again. */
export const refusalKey = (quotationId: string) => ['payment-refusal', quotationId] as const;

export const isRefusal = (reply: CardPaymentReply | null): reply is CardPaymentReply =>
  reply?.status === PaymentState.rejected;
