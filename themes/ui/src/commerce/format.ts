import { grouped } from '@actual/themes-contract';

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** Pesos without decimals: 18675 is «$18,675». */
export const formatPesos = (pesos: number): string => `${pesos < 0 ? '−' : ''}$${grouped(Math.abs(pesos))}`;
/** Pesos to the centavo: 18675 is «$18,675.00». */
export const formatPesosExact = (pesos: number): string => `${pesos < 0 ? '−' : ''}$${grouped(Math.abs(pesos), 2)}`;
/** 1368 is «1,368». */
export const formatNumber = (value: number): string => grouped(value);

/**
 * A day `YYYY-MM-DD` as d/MMM/yyyy: «28/nov/2026». No time zone moves it; the day of a moment is the store's
 * (`storeDay`), never the one of whoever renders.
 */
export const formatDate = (date: string): string => {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  return `${day}/${months[(month ?? 1) - 1]}/${year}`;
};

/** Discounts are rounded down, so that nobody is promised more than there is. */
export const wholePercent = (percent: number): number => Math.floor(percent + 1e-6);
/** 25 is «−25%», with a real minus. */
export const formatPercent = (percent: number): string => `−${wholePercent(percent)}%`;
/** 1 is «1 pieza», 42 is «42 piezas». */
export const pieces = (count: number): string => `${formatNumber(count)} ${count === 1 ? 'pieza' : 'piezas'}`;

/** What a screen reader says of a price: «Precio $18,675, antes $24,900, 25 por ciento de descuento». */
export const priceWords = ({
  price,
  before,
  discount,
}: {
  price: number;
  before?: number;
  discount?: number;
}): string => {
  const parts = [`Precio ${formatPesos(price)}`];
  if (before !== undefined && before > price) parts.push(`antes ${formatPesos(before)}`);
  if (discount && wholePercent(discount) > 0) parts.push(`${wholePercent(discount)} por ciento de descuento`);
  return parts.join(', ');
};
