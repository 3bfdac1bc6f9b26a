import type { Language } from '../search/language';
import { Phrases } from '../search/phrases';
import { othersTurn } from '../search/turns';
import { type Catalogue, emptyCatalogue } from './catalogue';
import { changeCatalogue } from './change-catalogue';
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
 * A catalogue from all its rows, by ascending ids: the empty one, changed some thousand products at a time. Gives way to
 * requests all the time; a hundred thousand products take seconds.
 */
export async function buildCatalogue(
  rows: AsyncIterable<readonly ProductRow[]>,
  { version, structure }: Pick<Catalogue, 'version' | 'structure'>,
  language?: Language,
): Promise<Catalogue> {
  let catalogue = emptyCatalogue(language);
  const source = rows[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await source.next();
    if (done && catalogue.size > 0) break;
    const chunk = done ? [] : chunkOf(source, value);
    ({ catalogue } = await changeCatalogue(catalogue, { version, structure, rows: chunk, gone: [] }));
    await othersTurn();
    if (done) break;
  }
  return withPhrases(catalogue);
}

/** The catalogue with what people may be about to type, from the names of all its products. */
async function withPhrases(catalogue: Catalogue): Promise<Catalogue> {
  const { names } = catalogue.search.labels;
  const named = function* () {
    for (const position of catalogue.byId) {
      const { salesCount } = catalogue.products[position] ?? nobody;
      yield { name: names[position] ?? '', sales: salesCount, position };
    }
  };
  return { ...catalogue, search: { ...catalogue.search, phrases: await Phrases.of(named()) } };
}
