import type { newPayment } from '@actual/contracts';
import type { Knex } from '@actual/database';
import type { Session } from '@actual/kit';
import type { ProviderFailure, ProviderPayment } from '@actual/providers';
import type { z } from 'zod';
import type { Checkout } from '../../context';
import type { LoadedQuotation } from '../../quotation/loaded-quotation';
import type { PaymentOutcome } from '../outcome/payment-outcome';
import type { ProviderAnswer } from '../outcome/provider-answer';
import type { PlanOf } from '../start/payment-plan';
import type { PreparedPayment } from '../start/prepare-payment';

/** `POST /payment/add/{id}`: every payment but a card's of the web. */
export type NewPaymentInput = z.output<typeof newPayment>;

/** Somebody who pays a quotation. */
export interface PaymentCall<Input> {
  readonly checkout: Checkout;
  /** The quotation as read for the call; the one locked later may differ. */
  readonly quotation: LoadedQuotation;
  readonly input: Input;
  readonly session: Session | null;
}

interface Planned<Input> {
  /** Judges the call before anything is locked. @throws refusals of its method */
  plan(call: PaymentCall<Input>): PlanOf | Promise<PlanOf>;
}

/** The store knows the payment's result by itself. */
export interface ImmediateMethod<Input> extends Planned<Input> {
  /** Writes the outcome, in the transaction that writes the payment. */
  complete(call: PaymentCall<Input>, trx: Knex, payment: PreparedPayment): Promise<PaymentOutcome>;
}

/** The provider moves the money, and is asked outside of any transaction. */
export interface ProviderMethod<Input> extends Planned<Input> {
  /** Asks for the money once. Key and reference are the payment's id: one payment, one charge. */
  request(call: PaymentCall<Input>, payment: PreparedPayment): Promise<ProviderPayment | ProviderFailure>;
  /** The state of a payment whose request was refused or not answered; null where it may have been charged. */
  readonly unanswered: ProviderAnswer | null;
  /** Looks again at an answer that may not be the last word. */
  reconsider?(
    call: PaymentCall<Input>,
    payment: PreparedPayment,
    answer: ProviderAnswer,
  ): Promise<PaymentOutcome | null>;
}

/** A kind of ways to pay: one file, named in `payment-methods.ts`. */
export type PaymentMethod<Input> = ImmediateMethod<Input> | ProviderMethod<Input>;
