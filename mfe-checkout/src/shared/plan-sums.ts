import type { PaymentOptions, Quotation } from '@actual/contracts';

/** The price of a quotation with a way to pay, in pesos: subtotal − discount = total, total − paid = due. */
export interface PlanSums {
  subtotal: number;
  discount: number;
  total: number;
  paid: number;
  due: number;
}

type Priced = Pick<Quotation, 'subtotal' | 'total' | 'paymentGroup' | 'ammountPaid'>;

/**
 * The sums with a payment group, by default the quotation's own. A plan's `total` is the rest that it charges; the
 * whole price with it is its group's.
 */
export function planSums(
  { subtotal, total: own, paymentGroup, ammountPaid: paid }: Priced,
  options?: Pick<PaymentOptions, 'groups'>,
  group = paymentGroup,
): PlanSums {
  const total = options?.groups.find((one) => one.group === group)?.total ?? own;
  return { subtotal, discount: subtotal - total, total, paid, due: Math.max(0, total - paid) };
}
