import type { SourceFile } from '../source';
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
  return {
    headings: [...own, ...source.headings],
    ownHeadings: found.headings,
    decimal: '.',
    lines: source.lines,
    async *rows() {
      for await (const { row, given = {}, leftOut, broken } of found.rows(() => source.rows()))
        yield {
          ...row,
          ...(leftOut ? { leftOut } : {}),
          ...(broken ? { broken } : {}),
          cells: new Map([...row.cells, ...Object.entries(given)]),
        };
    },
  };
}
