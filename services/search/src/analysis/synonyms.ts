import type { Analyzer } from './analyzer';
import type { Phrase, SynonymTable } from './synonym-table';
import { tokenize } from './tokenizer';

/**
 * Reads the lines of a synonym file. A line of phrases, parted by commas, is a group: each means the others;
 * `cuarto > recámara` goes one way.
 */
export function synonymTable(
  lines: readonly string[],
  { stem, stopWords }: Pick<Analyzer, 'stem' | 'stopWords'>,
): SynonymTable {
  const key = (phrase: Phrase): string => phrase.map(stem).join(' ');
  const phrasesOf = (text: string): Phrase[] =>
    text
      .split(',')
      .map((one) => tokenize(one).filter((word) => !stopWords.has(word)))
      .filter((phrase) => phrase.length > 0);
  const found = new Map<string, Map<string, Phrase>>();
  const add = (from: Phrase, to: Phrase) => {
    const own = found.get(key(from)) ?? new Map<string, Phrase>();
    own.set(key(to), to);
    found.set(key(from), own);
  };
  for (const line of lines) {
    const [left = '', right] = line.split('>');
    const group = phrasesOf(left);
    for (const from of group) for (const to of right === undefined ? group : phrasesOf(right)) add(from, to);
  }
  const longest = Math.max(1, ...[...found.keys()].map((one) => one.split(' ').length));
  return { longest, key, of: new Map([...found].map(([from, to]) => [from, [...to.values()]])) };
}

/** The phrase that begins at a word, as long as possible, with all that means the same; a lone word means itself. */
export function synonymsAt(
  table: SynonymTable,
  words: readonly string[],
  at: number,
): { length: number; phrase: Phrase; others: readonly Phrase[] } {
  for (let length = Math.min(table.longest, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length);
    const own = table.key(phrase);
    const meant = table.of.get(own);
    if (meant) return { length, phrase, others: meant.filter((one) => table.key(one) !== own) };
  }
  return { length: 1, phrase: words.slice(at, at + 1), others: [] };
}
