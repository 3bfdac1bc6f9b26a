import { type BargainEnd, bigticketName, mostDiscountPercent } from '@actual/contracts/facts/payment/bigticket';
import type { Cents } from './money';
import type { GroupDiscounts } from './payment-groups';

export * from '@actual/contracts/facts/payment/bigticket';

/** Percent off the list price, promotion and bargain together, so that the price is rounded once. */
export const bargainedPercent = (promotion: number, bigticket: number): number =>
  Math.max(promotion, Math.min(mostDiscountPercent, promotion + bigticket));

/** The name of a line's discount: its promotion, the bargain, or both; null for a line without any. */
export function discountName(promotion: { name: string | null; percent: number }, bigticket: number): string | null {
  const names = [
    ...(promotion.percent > 0 ? [promotion.name ?? 'Promoción'] : []),
    ...(bigticket > 0 ? [bigticketName] : []),
  ];
  return names.length > 0 ? names.join(' + ') : null;
}

/**
 * The terms of a line when a discount is granted: pieces at a list price with its promotion, on a day, in a quotation.
 */
export interface BargainTerms {
  readonly quotation: string;
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly discounts: GroupDiscounts;
  readonly shipDate: string | null;
  /** The day whose prices they are. */
  readonly day: string;
}

/** A granted discount, and the terms it was granted for. */
export interface Bargain extends BargainTerms {
  /** Percent that staff took off. */
  readonly percentage: number;
  /** How far a manager let the line go; null where nobody was asked. */
  readonly maximum: number | null;
}

/** The first agreed term that a line no longer has; null where its bargain holds (decision 0110). */
export function bargainEnd(bargain: BargainTerms, now: BargainTerms): BargainEnd | null {
  if (bargain.quotation !== now.quotation) return 'quotation';
  if (bargain.day !== now.day) return 'day';
  if (bargain.quantity !== now.quantity) return 'pieces';
  if (bargain.shipDate !== now.shipDate) return 'date';
  const samePrice =
    bargain.unitPrice === now.unitPrice && bargain.discounts.every((percent, at) => percent === now.discounts[at]);
  return samePrice ? null : 'price';
}
