/**
 * A table as Markdown, its columns as wide as their content; the first is text, the others figures.
 * @param {string[]} headings
 * @param {(string | number)[][]} rows
 */
export function table(headings, rows) {
  const cells = [headings, ...rows].map((row) => row.map(String));
  const widths = headings.map((_, at) => Math.max(...cells.map((row) => row[at].length)));
  /** @param {string[]} row */
  const line = (row) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join(' | ')} |`;
  const rule = `|${widths.map((width, at) => (at === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n');
}

/** @param {number} number */
export const whole = (number) => (Number.isFinite(number) ? Math.round(number).toLocaleString('en-US') : '–');
/** @param {number} number */
export const tenth = (number) => (Number.isFinite(number) ? number.toFixed(1) : '–');
