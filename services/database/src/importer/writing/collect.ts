import { formatCents } from '@actual/contracts/facts/text/written';
import { FIELD_NAMES } from '../reading/fields';
import type { ImportedProduct, Remark } from '../reading/product';
import type { RowReader } from '../reading/read-row';
import type { SourceRow } from '../source/source';

/** The rows of a file, each item code once. */
export interface Collected {
  readonly rows: number;
  readonly products: readonly ImportedProduct[];
  readonly refusedRows: number;
  readonly refused: readonly Remark[];
  readonly leftOut: readonly Remark[];
  readonly merged: readonly Remark[];
  readonly warnings: readonly Remark[];
}

/** Reads every row; a repeated item code keeps its first row and gains the others' categories and warehouses. */
export async function collect(
  rows: AsyncIterable<SourceRow>,
  reader: RowReader,
  onLine: (line: number) => void = () => undefined,
): Promise<Collected> {
  const products = new Map<string, ImportedProduct>();
  const refused: Remark[] = [];
  const leftOut: Remark[] = [];
  const merged: Remark[] = [];
  const warnings: Remark[] = [];
  let [count, refusedRows] = [0, 0];
  for await (const row of rows) {
    count += 1;
    onLine(row.line);
    const result = reader.read(row);
    if (result.kind === 'left-out') leftOut.push(result.remark);
    else if (result.kind === 'refused') {
      refusedRows += 1;
      refused.push(...result.remarks);
    } else {
      const { product } = result;
      const first = products.get(product.itemCode);
      if (first && first.name !== product.name) {
        refusedRows += 1;
        refused.push({
          line: product.line,
          itemCode: product.itemCode,
          field: 'ItemCode',
          value: product.itemCode,
          reason: `el código ya es de otro producto, «${first.name}» (línea ${first.line}): cada uno lleva el suyo`,
        });
      } else if (first) merged.push(mergeInto(products, first, product));
      else {
        products.set(product.itemCode, product);
        warnings.push(...result.warnings);
      }
    }
  }
  return { rows: count, products: [...products.values()], refusedRows, refused, leftOut, merged, warnings };
}

/** Fields of which a doubled row is told in other words, or that add up. */
const told: ReadonlySet<string> = new Set(['ItemCode', 'Name', 'Price', 'Categories', 'Stock', 'Warehouse']);

/** The fields in which a doubled row differs from the one that is kept. */
function dropped(first: ImportedProduct, again: ImportedProduct): string[] {
  const others = FIELD_NAMES.filter(
    (field) =>
      !told.has(field) &&
      field in again.values &&
      JSON.stringify(again.values[field]) !== JSON.stringify(first.values[field]),
  );
  return [...(again.priceCents === first.priceCents ? [] : [`su precio ${formatCents(again.priceCents)}`]), ...others];
}

function mergeInto(products: Map<string, ImportedProduct>, first: ImportedProduct, again: ImportedProduct): Remark {
  const before = first.categories ?? [];
  const gained = (again.categories ?? []).filter((handle) => !before.includes(handle));
  const counted = new Set((first.stock ?? []).map(({ warehouse }) => warehouse));
  const stocked = (again.stock ?? []).filter(({ warehouse }) => !counted.has(warehouse));
  products.set(first.itemCode, {
    ...first,
    categories: gained.length > 0 ? [...before, ...gained].sort() : first.categories,
    stock: stocked.length > 0 ? [...(first.stock ?? []), ...stocked] : first.stock,
  });
  const reason = [
    `repetido: queda la línea ${first.line}`,
    ...(gained.length > 0 ? [`con las categorías ${gained.join(', ')}`] : []),
    ...(stocked.length > 0 ? [`con existencias en ${stocked.map(({ warehouse }) => warehouse).join(', ')}`] : []),
    ...dropped(first, again).map((what) => `no se usa ${what}`),
  ].join(', ');
  return { line: again.line, itemCode: again.itemCode, field: 'ItemCode', value: again.itemCode, reason };
}
