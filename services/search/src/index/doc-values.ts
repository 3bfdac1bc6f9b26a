import type { SearchDocument } from '../search-document';

/** The values of each document beside its postings, by position; empty where there is none. */
export interface DocValues {
  readonly names: readonly string[];
  readonly codes: readonly string[];
  readonly popularity: Float64Array;
}

export const noDocValues: DocValues = { names: [], codes: [], popularity: new Float64Array() };

/** The values after some documents were removed and others written. */
export function docValuesAfter(
  before: DocValues,
  {
    removed,
    written,
    size,
  }: {
    removed: Iterable<number>;
    written: readonly Pick<SearchDocument, 'position' | 'code' | 'name' | 'popularity'>[];
    size: number;
  },
): DocValues {
  const after = { names: before.names.slice(), codes: before.codes.slice(), popularity: new Float64Array(size) };
  after.popularity.set(before.popularity);
  for (const position of removed) {
    after.names[position] = '';
    after.codes[position] = '';
    after.popularity[position] = 0;
  }
  for (const { position, code, name, popularity } of written) {
    after.names[position] = name;
    after.codes[position] = code;
    after.popularity[position] = popularity;
  }
  return after;
}
