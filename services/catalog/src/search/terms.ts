import { synonymsAt } from './synonyms';

/** Lower case without accents, as the database's `plain()`. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words a term may have; what stands behind is ignored. */
const wordLimit = 12;

/** Words that say nothing about furniture; the text search skips them as well. */
const smallWords = new Set('a al con de del el en la las los o para por un una y'.split(' '));

/**
 * The words of a term: letters and digits only, so nothing of the query language is left in them. Without small words,
 * so that `mueble para tv` and `mueble de tv` are the same.
 */
export const wordsOf = (term: string): string[] =>
  (plain(term).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !smallWords.has(word)).slice(0, wordLimit);

/** Which texts of a product a query looks at: name (A), search text (B), everything (empty). */
export type Weights = '' | 'AB' | 'A';

/** A question to PostgreSQL's text search: parts in its query language. */
export interface TextQuery {
  /** All words but the last, each with its synonyms. Empty when there is only one. */
  readonly head: string;
  readonly last: string;
  /** The last word as the beginning of one; null where it is whole, or too short to guess from. */
  readonly prefix: string | null;
}

/** A typed beginning shorter than this says nothing. */
const shortestPrefix = 3;

const lexeme = (word: string, weights: string): string => `'${word}'${weights && `:${weights}`}`;
const allOf = (words: readonly string[], weights: string): string =>
  `(${words.map((word) => lexeme(word, weights)).join(' & ')})`;

/**
 * The query for some words. A phrase with synonyms (`mesa de noche`) is one part: any of its synonyms will do. The last word may be a beginning
 * (`recá`) unless the catalogue knows it as a whole one: who asks for a cama does not want a camastro.
 */
export function textQuery(
  words: readonly string[],
  weights: Weights,
  known: ReadonlyMap<string, number>,
): TextQuery | null {
  const parts: string[] = [];
  let lastLength = 0;
  for (let at = 0; at < words.length; at += lastLength) {
    const { length, alternatives } = synonymsAt(words, at);
    parts.push(`(${alternatives.map((one) => allOf(one, weights)).join(' | ')})`);
    lastLength = length;
  }
  const last = parts.pop();
  const typed = words.at(-1);
  if (last === undefined || typed === undefined) return null;
  const isBeginning = lastLength === 1 && typed.length >= shortestPrefix && !known.has(typed);
  const prefix = isBeginning ? `'${typed}':*${weights}` : null;
  return { head: parts.join(' & '), last, prefix };
}
