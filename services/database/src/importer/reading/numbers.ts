/** The decimal separator. The other one groups thousands. */
export type DecimalSign = '.' | ',';

const shapes: Readonly<Record<DecimalSign, RegExp>> = {
  '.': /^-?(?:(\d{1,3}(,\d{3})+|\d+)(\.\d+)?|\.\d+)$/,
  ',': /^-?(?:(\d{1,3}(\.\d{3})+|\d+)(,\d+)?|,\d+)$/,
};

/** A number as merchants write it, or null. `1,234.5` with a decimal point, `1.234,5` with a decimal comma. */
export function numberFrom(text: string, decimal: DecimalSign): number | null {
  const bare = text.replace(/[\s\u00a0]/g, '');
  if (!shapes[decimal].test(bare)) return null;
  return Number(decimal === '.' ? bare.replaceAll(',', '') : bare.replaceAll('.', '').replace(',', '.'));
}

const grouped = /^-?\d{1,3}[.,]\d{3}$/;

/** The decimal separator that a written number shows: `both` may be thousands or decimals, as `1.234`. */
export function decimalOf(text: string): DecimalSign | 'both' | null {
  const bare = text.replace(/[\s\u00a0]/g, '');
  if (!/[.,]/.test(bare)) return null;
  if (grouped.test(bare)) return 'both';
  const [point, comma] = [shapes['.'].test(bare), shapes[','].test(bare)];
  return point === comma ? null : point ? '.' : ',';
}

/** Currency signs and words around an amount: `$ 1,200`, `SR 2,375`, `1200.00 MXN`, `$1,299.00 M.N.`, `1299 pesos`. */
const currencyBefore = /^(?:[A-Z]{1,3}\$?|\$|€)[\s\u00a0]*/i;
const currencyAfter = /[\s\u00a0]*(?:M\.\s?N\.?|pesos(?:[\s\u00a0]+(?:MXN|M\.\s?N\.?))?|[A-Z]{3}|\$|€)$/i;
/** Cents that nobody wrote: `1299.-`. */
const noCents = /[.,](?:-|—|–)$/;
/** Thousands parted by an apostrophe: `1'299`. */
const apostrophes = /(?<=\d)['’](?=\d{3}(?:\D|$))/g;

/** A written price without its currency. */
export const amountOf = (text: string): string =>
  text.replace(currencyBefore, '').replace(currencyAfter, '').replace(noCents, '').replace(apostrophes, '');

/** Centavos of a written price times `scale`, rounded to the nearest centavo; null where it is no price. */
export function centsFrom(text: string, decimal: DecimalSign, scale = 1): number | null {
  const amount = numberFrom(amountOf(text), decimal);
  return amount === null ? null : Math.round(Number((amount * scale * 100).toPrecision(15)));
}
