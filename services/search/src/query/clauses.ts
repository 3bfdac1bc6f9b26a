import type { Analyzer } from '../analysis/analyzer';
import { absentTerm } from '../analysis/quantities';
import { synonymsAt } from '../analysis/synonyms';
import type { InvertedIndex } from '../index/inverted-index';
import { type Alternative, type Clause, synonymWeight } from './clause';
import { isPieces, numberClause } from './quantity-clauses';

const prefixWeight = 0.6;
/** A typed prefix shorter than this says nothing. */
const shortestPrefix = 3;

/** `sin colchón`: documents without it. */
function absentClause(words: readonly string[], at: number, index: InvertedIndex): Clause | null {
  const { analyzer } = index;
  const [word = '', next] = words.slice(at, at + 2);
  if (next === undefined || !analyzer.negations.has(word)) return null;
  return {
    words: [word, next],
    alternatives: [{ terms: [absentTerm(analyzer.stem(next))], weight: 1, isSynonym: false }],
  };
}

/** The thing itself for a small one of it: a mesita is a mesa. */
function undiminished(word: string, { analyzer, vocabulary }: InvertedIndex): Alternative[] {
  const whole = analyzer.undiminished(word).find((one) => vocabulary.has(one));
  return whole === undefined ? [] : [{ terms: [analyzer.stem(whole)], weight: synonymWeight, isSynonym: true }];
}

/** Words that the last one of a query may be the prefix of: none where it is a word itself, unless it is being typed. */
export function completions(words: readonly string[], { vocabulary }: InvertedIndex, typing = false): string[] {
  const last = words.at(-1) ?? '';
  const shortest = typing ? 1 : shortestPrefix;
  return last.length < shortest || (!typing && vocabulary.has(last)) ? [] : vocabulary.continuations(last);
}

function completed(word: string, index: InvertedIndex, typing: boolean): Alternative[] {
  const { stem } = index.analyzer;
  const terms = new Set(completions([word], index, typing).map(stem));
  terms.delete(stem(word));
  return [...terms].map((term) => ({ terms: [term], weight: prefixWeight, isSynonym: true }));
}

/**
 * The phrase with synonyms that some words begin with. It never ends with a length: `cama de 90` is a size,
 * `cama de 90 cm` a width.
 */
function phraseAt(words: readonly string[], { synonyms, quantities }: Analyzer) {
  const found = synonymsAt(synonyms, words, 0);
  const isMeasured = quantities.lengths.has(words[found.length] ?? '') && /^\d+$/.test(found.phrase.at(-1) ?? '');
  return isMeasured ? { length: 1, phrase: words.slice(0, 1), others: [] } : found;
}

export interface ClauseOptions {
  /** The last word is still being typed: it may go on even where it is one already. */
  readonly typing?: boolean;
  /** Each word of a phrase stands for itself. */
  readonly apart?: boolean;
}

/** The clauses of a query: phrases, numbers with a unit, words; the last is a prefix unless the vocabulary has it. */
export function clausesOf(
  words: readonly string[],
  index: InvertedIndex,
  { typing = false, apart = false }: ClauseOptions = {},
): Clause[] {
  const { stem } = index.analyzer;
  const clauses: Clause[] = [];
  for (let at = isPieces(words, index) ? 1 : 0; at < words.length; ) {
    const special = numberClause(words, at, index) ?? absentClause(words, at, index);
    if (special) {
      clauses.push(special);
      at += special.words.length;
      continue;
    }
    const { length, phrase, others } = phraseAt(apart ? words.slice(at, at + 1) : words.slice(at), index.analyzer);
    at += length;
    const alternatives: Alternative[] = [
      { terms: phrase.map(stem), weight: 1, isSynonym: false },
      ...others.map((one) => ({ terms: one.map(stem), weight: synonymWeight, isSynonym: true })),
    ];
    if (length === 1) alternatives.push(...undiminished(phrase[0] ?? '', index));
    const isLast = at === words.length;
    if (isLast && length === 1) alternatives.push(...completed(words[at - 1] ?? '', index, typing));
    clauses.push({ words: phrase, alternatives });
  }
  return clauses;
}

/** Whether some document satisfies one of the clause's alternatives, each of its terms taken alone. */
export const isKnown = (index: InvertedIndex, { alternatives }: Clause): boolean =>
  alternatives.some(({ terms }) => terms.every((term) => index.has(term)));
