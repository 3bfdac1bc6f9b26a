import { countWords, formatPesos } from '@actual/contracts/facts/text/written';

export { formatDate, formatNumber, formatPesos } from '@actual/contracts/facts/text/written';

/** Discounts are rounded down, so that nobody is promised more than there is. */
export const wholePercent = (percent: number): number => Math.floor(percent + 1e-6);
/** 25 is «−25%», with a real minus. */
export const formatPercent = (percent: number): string => `−${wholePercent(percent)}%`;
/** 1 is «1 pieza», 42 is «42 piezas». */
export const pieces = (count: number): string => countWords(count, 'pieza', 'piezas');

/** Which price it is, where months cost another one. */
export const inOnePayment = 'en un solo pago';

/** A price in words for screen readers: «Precio $18,675 en un solo pago, antes $24,900, 25 por ciento de descuento». */
export const priceWords = ({
  price,
  before,
  discount,
  once = false,
}: {
  price: number;
  before?: number;
  discount?: number;
  once?: boolean;
}): string => {
  const parts = [`Precio ${formatPesos(price)}${once ? ` ${inOnePayment}` : ''}`];
  if (before !== undefined && before > price) parts.push(`antes ${formatPesos(before)}`);
  if (discount && wholePercent(discount) > 0) parts.push(`${wholePercent(discount)} por ciento de descuento`);
  return parts.join(', ');
};
