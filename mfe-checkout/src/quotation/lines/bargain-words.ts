import type { QuotationDetail } from '@actual/contracts';
import { formatDate, formatPesos, pieces } from '@actual/ui';

type Bargain = NonNullable<QuotationDetail['bargain']>;

/** The messages for a bargain that no longer holds, and how its price comes back. */
const texts: Readonly<Record<NonNullable<Bargain['ended']>, (bargain: Bargain) => string>> = {
  pieces: ({ quantity }) => `era por ${pieces(quantity)}. Con ${pieces(quantity)} vuelve`,
  date: ({ shipDate }) =>
    shipDate ? `era con entrega el ${formatDate(shipDate)}. Con esa fecha vuelve` : 'era con otra entrega',
  day: ({ day }) => `era para el ${formatDate(day)}`,
  quotation: () => 'era de otra cotización',
  price: () => 'era sobre otro precio de lista',
};

/** That the price which was agreed for a line does not hold for it as it is; null where it does, or where none was. */
export function endedBargainText({ bargain }: QuotationDetail): string | null {
  if (!bargain?.ended) return null;
  const agreed = `${formatPesos(bargain.unitPriceWithDiscount)} por pieza`;
  return `El precio acordado (${agreed}) ${texts[bargain.ended](bargain)}. Para otro acuerdo, pídelo a tu asesor.`;
}
