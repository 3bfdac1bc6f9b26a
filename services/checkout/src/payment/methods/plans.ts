import type { cardPayment } from '@actual/contracts';
import {
  fromPesos,
  type LedgerType,
  methodEnabled,
  type PaymentGroup,
  paymentGroups,
  toPesos,
  transferSeconds,
} from '@actual/domain';
import { AppError } from '@actual/kit';
import type { z } from 'zod';
import { cardReservationMinutes } from '../../constants';
import type { LoadedQuotation } from '../../quotation/loaded-quotation';
import { chosenMethod, groupState } from '../options/chosen-method';

export type CardPaymentInput = z.output<typeof cardPayment>;

/** What staff note down of a payment they took. */
export interface CounterFacts {
  takenBy: string;
  reference?: string | undefined;
  terminal?: string | undefined;
  verificationCode?: string | undefined;
  exchangeRate?: number | undefined;
}

/** What one payment is to be: how much, out of what, and how long its pieces wait for it. */
export interface PaymentPlan {
  /** Who moves the money: the provider, the store's own ledgers, or the store's bank and counters. */
  provider: 'mercadopago' | 'ledger' | 'store';
  /** A card of the web, a transfer that is waited for, or money that is there. */
  way: 'card' | 'transfer' | 'at-once';
  type: string;
  group: PaymentGroup;
  months: number;
  /** Centavos that are charged, and centavos that the person saw. They must be the same. */
  amount: number;
  seen: number;
  /** Pays a part on purpose; the rest is paid by another payment. */
  part: boolean;
  holdSeconds: number;
  deadlineSeconds: number | null;
  byStaff: boolean;
  counter?: CounterFacts;
}

/** What remains to be paid in one sum, and whether its method may be used now. @throws payment_group_not_allowed */
function restInOneSum(quotation: LoadedQuotation, type: string): number {
  const [single] = paymentGroups;
  const method = single?.methods.find((one) => one.type === type);
  if (!single || !method) throw new AppError('payment_group_not_allowed');
  const { active, remaining } = groupState(quotation, single);
  if (!active || !methodEnabled(method, remaining)) throw new AppError('payment_group_not_allowed');
  return remaining;
}

/** An amount that pays a part or all of the rest. @throws payment_amount_invalid where it is more, or nothing */
function within(amount: number, remaining: number): { amount: number; part: boolean } {
  if (amount <= 0 || amount > remaining)
    throw new AppError('payment_amount_invalid', undefined, { remaining: toPesos(remaining) });
  return { amount, part: amount < remaining };
}

/** A card payment of the web: all that remains with its group, or a part of it in one sum. */
export function cardPlan(quotation: LoadedQuotation, input: CardPaymentInput): PaymentPlan {
  const { method, group, amount } = chosenMethod(quotation, input);
  const seen = fromPesos(input.transaction_amount);
  if (input.partial && group !== 1) throw new AppError('payment_group_not_allowed');
  return {
    ...{ provider: 'mercadopago', way: 'card', type: method.type, group, months: method.months, seen, byStaff: false },
    ...(input.partial ? within(seen, amount) : { amount, part: false }),
    ...{ holdSeconds: cardReservationMinutes * 60, deadlineSeconds: null },
  };
}

/** A transfer: exactly what remains, in one payment (shopping 5), and pieces that wait until its deadline. */
export function transferPlan(quotation: LoadedQuotation, type: 'spei' | 'transfer', seen: number): PaymentPlan {
  const amount = restInOneSum(quotation, type);
  const seconds = transferSeconds(type);
  return {
    ...{ provider: type === 'spei' ? 'mercadopago' : 'store', way: 'transfer', type, group: 1, months: 1 },
    ...{ amount, seen, part: false },
    ...{ holdSeconds: seconds, deadlineSeconds: seconds, byStaff: false },
  };
}

/** Out of the client's ledger: a part of the rest, or all of it. */
export function ledgerPlan(quotation: LoadedQuotation, type: LedgerType, amount: number): PaymentPlan {
  return {
    ...{ provider: 'ledger', way: 'at-once', type, group: 1, months: 1, seen: amount, byStaff: false },
    ...within(amount, restInOneSum(quotation, type)),
    ...{ holdSeconds: cardReservationMinutes * 60, deadlineSeconds: null },
  };
}

/** Money that staff took at a counter; in pesos, whatever was handed over. */
export function counterPlan(
  quotation: LoadedQuotation,
  type: string,
  amount: number,
  counter: CounterFacts,
): PaymentPlan {
  const [single] = paymentGroups;
  const remaining = single ? groupState(quotation, single).remaining : 0;
  return {
    ...{ provider: 'store', way: 'at-once', type, group: 1, months: 1, seen: amount, byStaff: true, counter },
    ...within(amount, remaining),
    ...{ holdSeconds: cardReservationMinutes * 60, deadlineSeconds: null },
  };
}
