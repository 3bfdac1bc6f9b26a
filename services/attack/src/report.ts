import type { Presses } from './purchases/purchases';
import type { Breach, Row } from './tally';

const BREACHES: readonly Breach[] = ['open', '5xx', 'lost', 'doubled', 'oversold'];
const HEADINGS = ['part', 'tried', 'held', ...BREACHES];
const MOST_SENTENCES = 12;

const figures = ({ tried, held, breaches }: Pick<Row, 'tried' | 'held' | 'breaches'>): number[] => [
  tried,
  held,
  ...BREACHES.map((breach) => breaches[breach]),
];

/** Whether no attempt got through. */
export const holds = (rows: readonly Row[]): boolean => rows.every(({ tried, held }) => tried === held);

/** Attempts by part and in total, then the most frequent failures. */
export function reportOf(rows: readonly Row[], presses: Presses | null): string {
  const all = rows
    .map(figures)
    .reduce((sum, one) => sum.map((figure, at) => figure + (one[at] ?? 0)), [0, 0, 0, 0, 0, 0, 0]);
  const lines = [...rows.map((row) => [row.part, ...figures(row)]), ['in all', ...all]];
  const open = rows.flatMap(({ part, sentences }) =>
    sentences.slice(0, MOST_SENTENCES).map(([sentence, times]) => `OPEN  ${part}: ${sentence} (${times})`),
  );
  const notes = rows.flatMap((row) => row.notes.map((note) => `${row.part}: ${note}`));
  return [table(HEADINGS, lines), ...(presses ? [pressesTable(presses)] : []), [...open, ...notes].join('\n')].join(
    '\n\n',
  );
}

function pressesTable({ shoppers, again, reasons }: Presses): string {
  const share = (count: number) => (shoppers === 0 ? '–' : `${((100 * count) / shoppers).toFixed(1)} %`);
  return table(
    ['had to press again, and why first', 'shoppers', 'share'],
    [
      ...reasons.map(([reason, count]) => [reason, count, share(count)]),
      [`in all, of ${shoppers}`, again, share(again)],
    ],
  );
}

/** A Markdown table with padded columns. */
function table(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cells = [headings, ...rows].map((row) => row.map(String));
  const widths = headings.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, at) => (at === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(headings), rule, ...cells.slice(1).map(line)].join('\n');
}
