import type { ImportedProduct, Remark } from './product';
import type { RowReader } from './read-row';
import type { SourceRow } from './source/source';

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

/** Reads every row. An item code that comes again keeps its first row and gains the categories of the others. */
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
      if (first) merged.push(mergeInto(products, first, product));
      else {
        products.set(product.itemCode, product);
        warnings.push(...result.warnings);
      }
    }
  }
  return { rows: count, products: [...products.values()], refusedRows, refused, leftOut, merged, warnings };
}

function mergeInto(products: Map<string, ImportedProduct>, first: ImportedProduct, again: ImportedProduct): Remark {
  const before = first.categories ?? [];
  const gained = (again.categories ?? []).filter((handle) => !before.includes(handle));
  if (gained.length > 0) products.set(first.itemCode, { ...first, categories: [...before, ...gained].sort() });
  return {
    line: again.line,
    itemCode: again.itemCode,
    field: 'ItemCode',
    value: again.itemCode,
    reason:
      gained.length > 0
        ? `repetido: queda la línea ${first.line}, con las categorías ${gained.join(', ')}`
        : `repetido: queda la línea ${first.line}`,
  };
}
