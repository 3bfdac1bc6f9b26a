import { fold } from '../analysis/tokenizer';
import type { SearchIndex } from '../search-index';

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The most documents whose names are read: the best matches come first. */
const mostRead = 30;

/** The ways in which a text writes a word: of a plural (`recámaras`) its beginning. */
const formsIn = (text: string, word: string): string[] =>
  wordsOf(text)
    .filter((one) => [word, `${word}s`].includes(fold(one)))
    .map((one) => one.slice(0, word.length));

/**
 * Folded words with their accents: as the query has them, else as the collections or the found documents do.
 * @param positions of the found documents
 */
export function accentedBy(
  { collections, docValues }: SearchIndex,
  query: string,
  positions: ArrayLike<number>,
): (phrase: string) => string {
  const texts = [
    query,
    ...collections.map(({ name }) => name),
    ...Array.from(
      { length: Math.min(mostRead, positions.length) },
      (_, at) => docValues.names[positions[at] ?? 0] ?? '',
    ),
  ];
  const accented = (word: string): string =>
    texts.flatMap((text) => formsIn(text, word)).find((form) => form !== word) ?? word;
  return (phrase) => phrase.split(' ').map(accented).join(' ');
}
