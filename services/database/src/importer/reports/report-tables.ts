import Table from 'cli-table3';

/** Lines between rows are left out: a report has hundreds. */
const chars = { mid: '', 'left-mid': '', 'mid-mid': '', 'right-mid': '' };
const style = { head: [], border: [] };
/** The least width of a column, however narrow the terminal is. */
const narrowest = 12;

/** A table for a terminal of so many columns, whose cells break into lines; without a width, as in a file, none does. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[], width?: number): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)) + 2);
  const colWidths = width === undefined ? widths : narrowed(widths, width - head.length - 1);
  const table = new Table({ head: [...head], colWidths, wordWrap: true, chars, style });
  table.push(...rows.map((row) => [...row]));
  return table.toString();
}

/** Widths that add up to so many at most: the widest give way first. */
function narrowed(widths: readonly number[], most: number): number[] {
  const found = [...widths];
  for (;;) {
    const widest = Math.max(...found);
    if (found.reduce((sum, one) => sum + one, 0) <= most || widest <= narrowest) return found;
    found[found.indexOf(widest)] = widest - 1;
  }
}

/** A table of names and figures. */
export function countsTable(counts: readonly (readonly [label: string, count: number])[]): string {
  const table = new Table({ chars, style, colAligns: ['left', 'right'] });
  table.push(...counts.map(([label, count]) => [label, count.toLocaleString('es-MX')]));
  return table.toString();
}
