import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type Analyzer, emptySearchIndex, IndexWriter, type SearchIndex, withPhrases } from '@actual/search';
import { type Changed, changeIndex, type IndexChange } from '../product-index/change-index';
import { emptyIndex, type ProductIndex } from '../product-index/product-index';
import type { ProductRow } from '../product-index/product-row';
import { analyzer as storeAnalyzer } from '../search/analyzer';
import { documentsOf } from './product-documents';

/** The catalog of one moment: its index for filters and sorting, and its index for searches. */
export interface Catalog {
  readonly index: ProductIndex;
  readonly search: SearchIndex;
}

/** A catalog after a change, and the positions that hold another product, or the same in another state. */
export interface ChangedCatalog extends Pick<Changed, 'positions'> {
  readonly catalog: Catalog;
}

/** The catalog after a change, at a cost that grows with the change; see `changeIndex`. */
export async function changeCatalog(before: Catalog, change: IndexChange): Promise<ChangedCatalog> {
  const writer = new IndexWriter(before.search);
  const documentOf = documentsOf(change.structure);
  const { index, left, positions } = await changeIndex(before.index, change, (position, row) =>
    writer.add(documentOf(position, row)),
  );
  const { size, structure } = index;
  const search = await writer.commit({ removed: left, size, collections: structure.categories });
  return { catalog: { index, search }, positions };
}

/** Products that are indexed together: their rows, and room to index them, are in memory at once. */
const chunkRows = 10_000;

/** The batches of one chunk; later ones stay in the source. */
async function* chunkOf(source: AsyncIterator<readonly ProductRow[]>, first: readonly ProductRow[]) {
  let many = first.length;
  yield first;
  while (many < chunkRows) {
    const { done, value } = await source.next();
    if (done) return;
    many += value.length;
    yield value;
  }
}

/** A catalog from all its rows, some thousand products at a time, giving way to requests all the time. */
export async function buildCatalog(
  rows: AsyncIterable<readonly ProductRow[]>,
  { version, structure }: Pick<ProductIndex, 'version' | 'structure'>,
  analyzer: Analyzer = storeAnalyzer,
): Promise<Catalog> {
  let catalog: Catalog = { index: emptyIndex, search: emptySearchIndex(analyzer) };
  const source = rows[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await source.next();
    if (done && catalog.index.size > 0) break;
    const chunk = done ? [] : chunkOf(source, value);
    ({ catalog } = await changeCatalog(catalog, { version, structure, rows: chunk, removed: [] }));
    await yieldToEventLoop();
    if (done) break;
  }
  return { ...catalog, search: await withPhrases(catalog.search) };
}
