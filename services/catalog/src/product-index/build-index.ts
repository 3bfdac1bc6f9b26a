import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Language } from '../search/language';
import { Phrases } from '../search/phrases';
import { changeIndex } from './change-index';
import { emptyIndex, type ProductIndex } from './product-index';
import { nobody, type ProductRow } from './product-row';

/** Products that are put in at once: what is read of them, and room to index it, are in memory together. */
const chunkRows = 10_000;

/** The batches of one chunk; what comes after it stays in the source. */
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

/**
 * A catalog from all its rows, by ascending ids: the empty one, changed some thousand products at a time. Gives way to
 * requests all the time; a hundred thousand products take seconds.
 */
export async function buildIndex(
  rows: AsyncIterable<readonly ProductRow[]>,
  { version, structure }: Pick<ProductIndex, 'version' | 'structure'>,
  language?: Language,
): Promise<ProductIndex> {
  let index = emptyIndex(language);
  const source = rows[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await source.next();
    if (done && index.size > 0) break;
    const chunk = done ? [] : chunkOf(source, value);
    ({ index } = await changeIndex(index, { version, structure, rows: chunk, gone: [] }));
    await yieldToEventLoop();
    if (done) break;
  }
  return withPhrases(index);
}

/** The catalog with what people may be about to type, from the names of all its products. */
async function withPhrases(index: ProductIndex): Promise<ProductIndex> {
  const { names } = index.search.labels;
  const named = function* () {
    for (const position of index.byId) {
      const { salesCount } = index.products[position] ?? nobody;
      yield { name: names[position] ?? '', sales: salesCount, position };
    }
  };
  return { ...index, search: { ...index.search, phrases: await Phrases.of(named()) } };
}
