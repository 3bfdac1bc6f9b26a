import { asExport } from '../source/exports/as-export';
import type { SourceRow } from '../source/source';

/** Reads the rows of an export; each row has the values of `usual` where it has none of its own. */
export async function exportedRows(
  usual: Readonly<Record<string, string>>,
  ...rows: readonly Readonly<Record<string, string>>[]
): Promise<SourceRow[]> {
  const all = rows.map((row, at) => ({ line: at + 2, cells: new Map(Object.entries({ ...usual, ...row })) }));
  const headings = [...new Set(all.flatMap(({ cells }) => [...cells.keys()]))];
  const found: SourceRow[] = [];
  const source = asExport({
    headings,
    lines: all.length,
    async *rows() {
      yield* all;
    },
  });
  for await (const row of source.rows()) found.push(row);
  return found;
}
