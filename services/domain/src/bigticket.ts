import { bigticketName, mostDiscountPercent } from '@actual/contracts/facts/bigticket';

export * from '@actual/contracts/facts/bigticket';

/**
 * Percent that a line loses of its list price: its promotion's and the bargain's together, so that the price is rounded
 * once. A bargain stops at `mostDiscountPercent`, and takes nothing from a promotion that is beyond it.
 */
export const bargainedPercent = (promotion: number, bigticket: number): number =>
  Math.max(promotion, Math.min(mostDiscountPercent, promotion + bigticket));

/** What the discount of a line is called: its promotion, the bargain, or both; null for a line without any. */
export function discountName(promotion: { name: string | null; percent: number }, bigticket: number): string | null {
  const names = [
    ...(promotion.percent > 0 ? [promotion.name ?? 'Promoción'] : []),
    ...(bigticket > 0 ? [bigticketName] : []),
  ];
  return names.length > 0 ? names.join(' + ') : null;
}
