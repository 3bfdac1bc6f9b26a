import type { SourceFile, SourceRow } from '../source';
import { NotedCells } from './noted-cells';
import { shopify } from './shopify';
import type { StoreExport } from './store-export';
import { wooCommerce } from './woo-commerce';

const known: readonly StoreExport[] = [shopify, wooCommerce];

/**
 * A product export of another shop system under the store's own headings, which stand before the file's own ones; every
 * other file as it is.
 */
export function asExport(source: SourceFile): SourceFile {
  const found = known.find(({ signs }) => signs.every((heading) => source.headings.includes(heading)));
  if (!found) return source;
  const own = found.headings.filter((heading) => !source.headings.includes(heading));
  const asked = new Set<string>();
  async function* noted(): AsyncGenerator<SourceRow> {
    for await (const row of source.rows()) yield { ...row, cells: new NotedCells(row.cells, asked) };
  }
  return {
    asked,
    headings: [...own, ...source.headings],
    ownHeadings: found.headings,
    decimal: '.',
    lines: source.lines,
    async *rows() {
      for await (const { row, given = {}, leftOut, broken } of found.rows(noted))
        yield {
          ...row,
          ...(leftOut ? { leftOut } : {}),
          ...(broken ? { broken } : {}),
          cells: new Map([...row.cells, ...Object.entries(given)]),
        };
    },
  };
}
