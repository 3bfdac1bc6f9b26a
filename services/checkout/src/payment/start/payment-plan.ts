import type { PaymentGroup, PaymentType } from '@actual/domain';
import type { LoadedQuotation } from '../../quotation/loaded-quotation';

/** Staff's notes on a payment that they took. */
export interface CounterNotes {
  takenBy: string;
  reference?: string | undefined;
  terminal?: string | undefined;
  verificationCode?: string | undefined;
  exchangeRate?: number | undefined;
  /** Centavos of the cash that was handed over. */
  receivedCents: number | null;
}

/** The plan of one payment: how much, out of what, and how long its pieces wait for it. */
export interface PaymentPlan {
  /** The mover of the money: the provider, the store's own ledgers, or the store's bank and counters. */
  provider: 'mercadopago' | 'ledger' | 'store';
  type: PaymentType;
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
  counter?: CounterNotes;
}

/** Plans the payment of a quotation as it is under the lock. @throws refusals of its method */
export type PlanOf = (quotation: LoadedQuotation) => PaymentPlan;
