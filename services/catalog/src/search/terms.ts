import { synonymsAt } from './synonyms';

/** Lower case without accents, as the database's `plain()`. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words a term may have; what stands behind is ignored. */
const wordLimit = 12;

/** The words of a term: letters and digits only, so nothing of the query language is left in them. */
export const wordsOf = (term: string): string[] => (plain(term).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, wordLimit);

/** A question to PostgreSQL's text search: parts in its query language. */
export interface TextQuery {
  /** All words but the last, each with its synonyms. Empty when there is only one. */
  readonly head: string;
  readonly last: string;
  /** The last word as it was typed so far; null where it is too short to guess from. */
  readonly prefix: string | null;
}

/** A typed beginning shorter than this says nothing. */
const shortestPrefix = 3;

const lexeme = (word: string, weights: string): string => `'${word}'${weights && `:${weights}`}`;
const allOf = (words: readonly string[], weights: string): string =>
  `(${words.map((word) => lexeme(word, weights)).join(' & ')})`;

/**
 * The query for some words. `weights`: `AB` looks only at names and search texts, an empty text at descriptions too.
 * A phrase with synonyms (`mesa de noche`) is one part: any of its synonyms will do.
 */
export function textQuery(words: readonly string[], weights: '' | 'AB' = ''): TextQuery | null {
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
  // a whole phrase with synonyms is no beginning of a word
  const prefix = lastLength === 1 && typed.length >= shortestPrefix ? `'${typed}':*${weights}` : null;
  return { head: parts.join(' & '), last, prefix };
}
