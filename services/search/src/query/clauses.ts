import { countedNoun, countTerm, lengthTerm, numberIn } from '../analysis/quantities';
import { synonymsAt } from '../analysis/synonyms';
import type { InvertedIndex } from '../index/inverted-index';

/** One way to satisfy a clause: all these terms. */
export interface Alternative {
  readonly terms: readonly string[];
  readonly weight: number;
  /** Other words than the ones that were typed. */
  readonly isSynonym: boolean;
}

/** A clause of a query, which a document must satisfy: any of its alternatives will do. */
export interface Clause {
  /** The words as typed. */
  readonly words: readonly string[];
  readonly alternatives: readonly Alternative[];
}

const synonymWeight = 0.75;
const prefixWeight = 0.6;
/** A typed prefix shorter than this says nothing. */
const shortestPrefix = 3;
/** A length is met by one that differs by less than this part of it. */
const lengthTolerance = 0.06;
/** A number without a unit is read as a length from here on, in centimeters. */
const shortestBareLength = 30;

/** By index and centimeters: there are only so many lengths that people ask for. */
const knownLengths = new WeakMap<InvertedIndex, Map<number, readonly Alternative[]>>();

/** Alternatives for about so many centimeters, the nearest most; the exact one also where nothing has it. */
function lengths(cm: number, index: InvertedIndex): readonly Alternative[] {
  let known = knownLengths.get(index);
  if (!known) {
    known = new Map();
    knownLengths.set(index, known);
  }
  const alternatives = known.get(cm) ?? lengthsAbout(cm, index);
  known.set(cm, alternatives);
  return alternatives;
}

function lengthsAbout(cm: number, index: InvertedIndex): Alternative[] {
  const spread = Math.max(2, Math.round(cm * lengthTolerance));
  const alternatives: Alternative[] = [];
  for (let off = -spread; off <= spread; off += 1) {
    const term = lengthTerm(cm + off);
    if (off === 0 || index.has(term))
      alternatives.push({ terms: [term], weight: 1 - Math.abs(off) / (2 * spread), isSynonym: off !== 0 });
  }
  return alternatives;
}

function numberClause(words: readonly string[], at: number, index: InvertedIndex): Clause | null {
  const { analyzer } = index;
  const word = words[at] ?? '';
  const next = words[at + 1];
  const number = numberIn(word, analyzer);
  if (number === undefined) return null;
  const noun = next === undefined ? undefined : countedNoun(next, analyzer);
  if (next !== undefined && noun)
    return { words: [word, next], alternatives: [{ terms: [countTerm(number, noun)], weight: 1, isSynonym: false }] };
  if (next !== undefined && analyzer.quantities.centimeters.has(next))
    return { words: [word, next], alternatives: lengths(Number(number), index) };
  if (!/^\d/.test(word)) return null;
  const itself: Alternative = { terms: [word], weight: 1, isSynonym: false };
  const isLength = Number(word) >= shortestBareLength;
  return { words: [word], alternatives: isLength ? [itself, ...lengths(Number(word), index)] : [itself] };
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

export interface ClauseOptions {
  /** The last word is still being typed: it may go on even where it is one already. */
  readonly typing?: boolean;
}

/**
 * The clauses of a query. A phrase with synonyms (`mesa de noche`) is one clause, and so are a number and what it counts
 * or measures. The last word may be a prefix (`recá`) unless it is a word of the vocabulary as it stands: who asks for
 * a cama does not want a camastro.
 */
export function clausesOf(
  words: readonly string[],
  index: InvertedIndex,
  { typing = false }: ClauseOptions = {},
): Clause[] {
  const { stem, synonyms } = index.analyzer;
  const clauses: Clause[] = [];
  for (let at = 0; at < words.length; ) {
    const number = numberClause(words, at, index);
    if (number) {
      clauses.push(number);
      at += number.words.length;
      continue;
    }
    const { length, phrase, others } = synonymsAt(synonyms, words, at);
    at += length;
    const alternatives: Alternative[] = [
      { terms: phrase.map(stem), weight: 1, isSynonym: false },
      ...others.map((one) => ({ terms: one.map(stem), weight: synonymWeight, isSynonym: true })),
    ];
    const isLast = at === words.length;
    if (isLast && length === 1) alternatives.push(...completed(words[at - 1] ?? '', index, typing));
    clauses.push({ words: phrase, alternatives });
  }
  return clauses;
}

/** Whether some document satisfies one of the clause's alternatives, each of its terms taken alone. */
export const isKnown = (index: InvertedIndex, { alternatives }: Clause): boolean =>
  alternatives.some(({ terms }) => terms.every((term) => index.has(term)));
