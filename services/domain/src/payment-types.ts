import {
  isPaymentType,
  managerFromPercent,
  type PaymentType,
  paymentTypeNames,
} from '@actual/contracts/facts/payment-types';

export * from '@actual/contracts/facts/payment-types';

/** The money of a type: dollars are taken at a counter alone. */
export const currencyOf = (type: PaymentType): 'mxn' | 'usd' => (type === 'cash-usd' ? 'usd' : 'mxn');

/** The name of a payment type as people read it; the type itself where the store knows none such. */
export const paymentTypeName = (type: string): string => (isPaymentType(type) ? paymentTypeNames[type] : type);

/** True when `paid` is at least the manager's share of `total`; exact, in centavos. */
export const managerMayOrder = (paid: number, total: number): boolean =>
  total > 0 && paid * 100 >= total * managerFromPercent;
