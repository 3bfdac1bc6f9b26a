import { countWords } from '@actual/contracts/facts/text/written';

/** A figure over the rows of a page. */
export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** «Suma de 110 pedidos». */
export const sumWords = (count: number, [one, many]: readonly [string, string]): string =>
  `Suma de ${countWords(count, one, many)}`;

/** «90.8 %», «100.0 %»: a measured percentage always has one decimal, so that those of a column line up. */
export const percentWords = (percent: number | null): string => (percent === null ? '—' : `${percent.toFixed(1)} %`);

/** A part that is paid: what is short of a limit by a hair does not read as the limit. */
export const paidWords = (percent: number): string => percentWords(Math.floor(percent * 10) / 10);

/** The percentage of a part; nothing of nothing. */
export const shareWords = (part: number, whole: number): string | null =>
  whole > 0 ? percentWords((part / whole) * 100) : null;
