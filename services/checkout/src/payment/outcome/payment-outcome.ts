import type { Knex } from '@actual/database';
import type { PaymentGroup, PaymentState, PaymentType } from '@actual/domain';
import type { Checkout } from '../../context';
import { type LoadedQuotation, paidCents } from '../../quotation/loaded-quotation';
import { totalsFor } from '../../quotation/totals';
import type { ProviderAnswer } from './provider-answer';

/** A payment whose row is locked, with its quotation's. */
export interface LockedPayment {
  id: string;
  quotationId: string;
  status: PaymentState;
  statusDetail: string | null;
  amountCents: number;
  paymentGroup: PaymentGroup;
  type: PaymentType;
  provider: string;
  /** Pays a part on purpose. */
  part: boolean;
  /** The order that waits for it. */
  orderId: string | null;
  /** Of the quotation. */
  version: number;
  /** Its pieces are held, and will be for longer than this transaction can last. */
  holds: boolean;
}

/** How a payment and its quotation stand after an answer. */
export interface PaymentOutcome {
  state: PaymentState;
  detail: string;
  orderId: string | null;
  folio: number | null;
  paymentAttempts: number;
  /** Centavos that are still to be paid. */
  remaining: number;
}

/** An answer that is being applied, in a transaction that locks payment and quotation. */
export interface AnswerContext {
  checkout: Checkout;
  trx: Knex;
  payment: LockedPayment;
  quotation: LoadedQuotation;
  answer: ProviderAnswer;
}

/** The outcome of an answer that changes nothing. */
export const unchanged = (payment: LockedPayment, quotation: LoadedQuotation): PaymentOutcome => ({
  state: payment.status,
  detail: payment.statusDetail ?? '',
  orderId: quotation.orderId,
  folio: quotation.orderFolio,
  paymentAttempts: quotation.paymentAttempts,
  remaining: Math.max(0, totalsFor(quotation, payment.paymentGroup).total - paidCents(quotation)),
});
