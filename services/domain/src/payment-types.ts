import { managerPercent } from '@actual/contracts/facts/payment/manager-percent';
import { type PaymentType, paymentTypeFacts } from '@actual/contracts/facts/payment/payment-types';

export * from '@actual/contracts/facts/payment/payment-types';

/** The money of a type: dollars are taken at a counter alone. */
export const currencyOf = (type: PaymentType): 'mxn' | 'usd' => {
  const facts = paymentTypeFacts[type];
  return 'currency' in facts ? facts.currency : 'mxn';
};

/** True when `paid` is at least the manager's share of `total`; exact, in centavos. */
export const managerMayOrder = (paid: number, total: number): boolean =>
  total > 0 && paid * 100 >= total * managerPercent;
