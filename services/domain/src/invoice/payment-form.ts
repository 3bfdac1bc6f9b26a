import { isPaymentType, paymentTypeFacts } from '@actual/contracts/facts/payment/payment-types';

/** An order is paid at once, also when the bank splits it into months: the store has all of it. */
export const paymentMethod = 'PUE';

/** The form of an order's payments: that of the largest sum, the earlier one of two equal. Null where none is known. */
export function paymentFormOf(payments: readonly { type: string; amountCents: number }[]): string | null {
  const sums = new Map<string, number>();
  for (const { type, amountCents } of payments) {
    const form = isPaymentType(type) ? paymentTypeFacts[type].taxForm : null;
    if (form) sums.set(form, (sums.get(form) ?? 0) + amountCents);
  }
  const [largest] = [...sums].sort(([, a], [, b]) => b - a);
  return largest?.[0] ?? null;
}
