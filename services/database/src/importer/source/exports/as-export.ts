import type { SourceFile, SourceRow } from '../source';
import { distinct, isWhole } from './exact-codes';
import { shopifyHeading, wooHeading } from './headings-of-systems';
import { magento } from './magento';
import { NotedCells } from './noted-cells';
import { shopify } from './shopify';
import { googleFeed, odoo, prestaShop } from './simple-systems';
import type { ExportedRow, StoreExport } from './store-export';
import { wooCommerce } from './woo-commerce';

interface System {
  readonly export: StoreExport;
  /** Translates a heading of the file to one that the export knows. */
  readonly heading: (heading: string) => string;
}
const asWritten = (heading: string): string => heading;
const known: readonly System[] = [
  { export: shopify, heading: shopifyHeading },
  { export: wooCommerce, heading: wooHeading },
  { export: magento, heading: asWritten },
  { export: googleFeed, heading: googleFeed.heading },
  { export: prestaShop, heading: prestaShop.heading },
  { export: odoo, heading: odoo.heading },
];

/** Codes that were made of words, and those words; several goods behind one code tell each other apart. */
async function collidingCodes(rows: AsyncIterable<ExportedRow>): Promise<Set<string>> {
  const goods = new Map<string, string>();
  const colliding = new Set<string>();
  for await (const { given, identity } of rows) {
    const code = given?.ItemCode ?? '';
    if (code === '') continue;
    const own = identity ?? `sku ${code}`;
    const other = goods.get(code);
    if (other !== undefined && other !== own) colliding.add(code);
    else goods.set(code, own);
  }
  return colliding;
}

/** Another shop system's export under the store's headings, which stand before its own; every other file as it is. */
export function asExport(source: SourceFile): SourceFile {
  const found = known.find(({ export: { signs }, heading }) => {
    const headings = new Set(source.headings.map(heading));
    return signs.every((sign) => headings.has(sign));
  });
  if (!found) return source;
  const { export: system, heading } = found;
  const headings = source.headings.map(heading);
  const own = system.headings.filter((one) => !headings.includes(one));
  const asked = new Set<string>();
  const writtenAs = new Map(source.headings.map((one) => [heading(one), one]));
  const translated = (row: SourceRow): SourceRow => ({
    ...row,
    cells: new Map([...row.cells].map(([name, cell]) => [heading(name), cell])),
  });
  async function* noted(): AsyncGenerator<SourceRow> {
    for await (const row of source.rows()) {
      const one = translated(row);
      yield { ...one, cells: new NotedCells(one.cells, asked) };
    }
  }
  let colliding: Set<string> | undefined;
  return {
    get asked() {
      return new Set([...asked].flatMap((one) => [one, writtenAs.get(one) ?? one]));
    },
    headings: [...own, ...headings],
    system: system.name,
    ownHeadings: system.headings,
    decimal: '.',
    lines: source.lines,
    notes: [`exportación de ${system.name}`, ...(source.notes ?? [])],
    async *rows() {
      colliding ??= await collidingCodes(system.rows(noted));
      for await (const { row, given = {}, leftOut, broken, identity } of system.rows(noted)) {
        const code = given.ItemCode ?? '';
        const isOwn = identity === undefined || (isWhole(code) && !colliding.has(code));
        const ItemCode = isOwn ? code : distinct(code, identity);
        yield {
          ...row,
          leftOut: leftOut || undefined,
          broken: broken || undefined,
          cells: new Map([...row.cells, ...Object.entries({ ...given, ItemCode })]),
        };
      }
    },
  };
}
