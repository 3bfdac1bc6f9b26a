import { daysInFileName } from '@actual/contracts/facts/desk/exports';
import { cellText } from '@actual/contracts/facts/text/cell-text';

/** Money and counts as people read them: «$10,842», «1,204». */
const number = /^−?\$?\d{1,3}(,\d{3})*(\.\d+)?$/;

/** The sign that a panel shows without a figure. */
const none = '—';

function cellOf(text: string): string {
  if (text === none) return text;
  if (number.test(text)) return text.replace('−', '-').replace(/[$,]/g, '');
  const plain = cellText(text);
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Figures as CSV: amounts are numbers, no text is a formula, and accents survive. */
export const csvOf = (lines: readonly (readonly string[])[]): string =>
  `\u{feff}${lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;

/** «Ventas por día» of some days as the name of a file: `ventas-por-dia-2026-11-01-a-2026-11-18.csv`. */
export const fileNameOf = (title: string, days: { start: string; end: string }): string =>
  `${title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')}-${daysInFileName(days)}.csv`;
