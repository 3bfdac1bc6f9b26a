/** 18675 is «18,675». By hand: the browser's formatter holds a phone longer than all the rest of a page's start. */
export const formatNumber = (value: number): string => value.toFixed(0).replace(/\B(?=(\d{3})+$)/g, ',');

/** How many of something there are, as people read it: «1 pieza», «1,250 piezas», «0 piezas». */
export const countWords = (count: number, one: string, many: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;

/** Money everywhere: «$12,345», with centavos «$7,216.50», so that a page's amounts add up to the charge. */
export function formatCents(cents: number): string {
  const amount = Math.abs(cents);
  const fraction = amount % 100;
  const decimals = fraction === 0 ? '' : `.${String(fraction).padStart(2, '0')}`;
  return `${cents < 0 ? '−' : ''}$${formatNumber((amount - fraction) / 100)}${decimals}`;
}

/** `formatCents` of an amount as the calls answer it: in pesos, with at most two decimals. */
export const formatPesos = (pesos: number): string => formatCents(Math.round(pesos * 100));

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/**
 * `YYYY-MM-DD` as «28/nov/2026», moved by no time zone; a moment's day is the store's (`storeDay`), not the machine's.
 */
export function formatDate(date: string): string {
  const [year, month, day] = date.slice(0, 10).split('-').map(Number);
  return `${day}/${months[(month ?? 1) - 1]}/${year}`;
}

const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

/** The name of a day `YYYY-MM-DD` in its week: «sábado». */
export const weekdayWord = (day: string): string => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '';

/** A CLABE of 18 digits as it is read out: bank, place, account, check digit. */
export const formatClabe = (clabe: string): string =>
  [clabe.slice(0, 3), clabe.slice(3, 6), clabe.slice(6, 17), clabe.slice(17)].join(' ');

/** A day as a date picker writes it, DD/MM/YYYY (accounts 9). */
export const writtenDay = (day: string): string => day.split('-').reverse().join('/');

/** The day, `YYYY-MM-DD`, that somebody typed as DD/MM/YYYY, or as it stands in an address; empty where there is none such. */
export function readDay(text: string): string {
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text.trim()) ?? [];
  const iso = year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim();
  const moment = /^\d{4}-\d{2}-\d{2}$/.test(iso) ? new Date(`${iso}T00:00:00Z`) : null;
  return moment && !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : '';
}

/** The number of a quotation or an order as people read it: six digits, then more; empty before it has one. */
export const folioText = (folio: number | null): string => (folio === null ? '' : String(folio).padStart(6, '0'));

/** A postal code as people know it: some have a delivery form of their own, `_29030` of 29030. */
export const formatZip = (cp: string): string => cp.replace(/^_/, '');

/** With its first letter large, as a sentence begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Typed pesos, «1000», «1,000», «$1,250.50» or «1 250.5»; else null: a comma parts thousands, so «1,25» is none. */
export function readPesos(text: string, decimals = 2): number | null {
  const plain = text.trim().replace(/^\$\s*/, '');
  const [, whole = '', fraction = ''] = /^(\d{1,8}|\d{1,3}(?:[, ]\d{3}){1,2})(?:\.(\d+))?$/.exec(plain) ?? [];
  if (!whole || fraction.length > decimals) return null;
  return Number(`${whole.replace(/[, ]/g, '')}.${fraction || '0'}`);
}

/** `+529982145567` as people write it; any other text as it came. */
export const phoneWords = (number: string): string => number.replace(/^\+52(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3');
