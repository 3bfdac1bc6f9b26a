import { bargainedPercent } from './bigticket';
import { type Cents, discounted } from './money';
import type { GroupDiscounts, PaymentGroup } from './payment-groups';

export interface PricedLine {
  readonly unitPrice: Cents;
  readonly quantity: number;
  readonly discounts: GroupDiscounts;
  /** Percent that staff took off it besides. */
  readonly bigticket: number;
}
export interface LineTotals {
  readonly percent: number;
  readonly unit: Cents;
  readonly subtotal: Cents;
  readonly discount: Cents;
  readonly total: Cents;
}

/** One line as charged with a payment group. Lines are exact sums of the rounded unit price (reading 3). */
export function lineTotals(line: PricedLine, group: PaymentGroup): LineTotals {
  const percent = bargainedPercent(line.discounts[group - 1] ?? 0, line.bigticket);
  const unit = discounted(line.unitPrice, percent);
  const subtotal = line.unitPrice * line.quantity;
  const total = unit * line.quantity;
  return { percent, unit, subtotal, discount: subtotal - total, total };
}

/** The totals of a quotation with a payment group: the one sum that cart, charge, order and ERP all use. */
export function quotationTotals(
  lines: readonly PricedLine[],
  group: PaymentGroup,
): Omit<LineTotals, 'percent' | 'unit'> {
  const sum = { subtotal: 0, discount: 0, total: 0 };
  for (const line of lines) {
    const one = lineTotals(line, group);
    sum.subtotal += one.subtotal;
    sum.discount += one.discount;
    sum.total += one.total;
  }
  return sum;
}
