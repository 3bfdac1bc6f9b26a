import { formatCents } from '@actual/contracts/facts/text/written';
import { pieces } from '@actual/ui';
import type { SavedProduct } from './loader';

/** How many there are, the price of all that can be bought, and how many of them are reduced. */
export function sumOf(saved: readonly SavedProduct[]): string {
  const cards = saved.flatMap(({ card }) => card ?? []);
  const cents = cards.reduce((sum, { DiscountPrice }) => sum + Math.round(DiscountPrice * 100), 0);
  const lower = cards.filter(({ Discount }) => Discount >= 1).length;
  return [
    pieces(saved.length),
    ...(cents > 0 ? [`${formatCents(cents)} en total`] : []),
    ...(lower > 0 ? [`${lower} con descuento hoy`] : []),
  ].join(', ');
}
