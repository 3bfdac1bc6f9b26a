import { isPaymentType, type PaymentType } from '@actual/contracts/facts/payment-types';

/** What a payment was made with, in the words of c_FormaPago; the accountants have the last word on it. */
const forms: Readonly<Record<PaymentType, string>> = {
  cash: '01',
  'cash-usd': '01',
  spei: '03',
  transfer: '03',
  'credit-card': '04',
  '3-msi': '04',
  '6-msi': '04',
  '9-msi': '04',
  '12-msi': '04',
  'terminal-card': '04',
  ewallet: '05',
  'client-balance': '17',
  'debit-card': '28',
};

/** An order is paid at once, also when the bank splits it into months: the store has all of it. */
export const paymentMethod = 'PUE';

/** The form of an order's payments: that of the largest sum, the earlier one of two equal. Null where none is known. */
export function paymentFormOf(payments: readonly { type: string; amountCents: number }[]): string | null {
  const sums = new Map<string, number>();
  for (const { type, amountCents } of payments) {
    const form = isPaymentType(type) ? forms[type] : null;
    if (form) sums.set(form, (sums.get(form) ?? 0) + amountCents);
  }
  const [largest] = [...sums].sort(([, a], [, b]) => b - a);
  return largest?.[0] ?? null;
}
