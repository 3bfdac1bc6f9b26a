import type { InvertedIndex } from '../index/inverted-index';
import type { Clause } from './clause';
import { clausesOf, isKnown } from './clauses';
import { closestWords, splitCompound } from './fuzzy';

/** Nearer than this a word sounds the same. */
const soundsTheSame = 1;

/** A part of a compound has so many letters. */
const shortestPart = 3;

/** The likely meanings of a query's misspelt words. */
export interface Corrections {
  /** The likeliest words. */
  readonly words: readonly string[];
  /** The same with one of them replaced by another that is as many slips away. */
  readonly others: readonly (readonly string[])[];
  /** Typed words that are like nothing, and were left out. */
  readonly leftOut: readonly string[];
  /** What was typed, by the one word that took its place. */
  readonly typed: ReadonlyMap<string, string>;
}

/**
 * The words with corrections in place of unknown ones; `otherwise` decides about a word that resembles none. @returns
 * null where every clause is known
 */
export function correctWords(
  index: InvertedIndex,
  words: readonly string[],
  clauses: readonly Clause[],
  otherwise: (word: string) => readonly string[],
): Corrections | null {
  const { vocabulary, analyzer } = index;
  const unknown = new Set(clauses.filter((clause) => !isKnown(index, clause)).flatMap((clause) => clause.words));
  if (unknown.size === 0) return null;
  const meant = words.map((word): readonly (readonly string[])[] => {
    if (!unknown.has(word)) return [[word]];
    if (analyzer.things.has(analyzer.stem(word))) return [otherwise(word)];
    const near = closestWords(word, vocabulary, analyzer.phonetic);
    const [nearest] = near;
    const two = nearest && nearest.distance < soundsTheSame ? null : splitCompound(word, vocabulary);
    if (two) return [two];
    return nearest ? near.map((one) => [one.word]) : [otherwise(word)];
  });
  const likeliest = meant.map(([first = []]) => first);
  return {
    words: likeliest.flat(),
    others: meant.flatMap((some, at) => some.slice(1).map((other) => likeliest.with(at, other).flat())),
    leftOut: words.filter((_, at) => likeliest[at]?.length === 0),
    typed: new Map(
      meant.flatMap((some, at) =>
        some.flatMap(([word = '', ...more]) => (more.length ? [] : [[word, words[at] ?? word]])),
      ),
    ),
  };
}

/**
 * The words with two neighbors written as the one word that they are, `porta retratos` as `portarretratos`; null where no
 * two are one that documents have.
 */
export function joinCompound(index: InvertedIndex, words: readonly string[]): readonly string[] | null {
  for (const [at, word] of words.slice(0, -1).entries()) {
    const next = words[at + 1] ?? '';
    // an r between vowels is written twice
    const one = [word + next, next.startsWith('r') ? `${word}r${next}` : word + next].find(
      (joined) => word.length >= shortestPart && clausesOf([joined], index).every((clause) => isKnown(index, clause)),
    );
    if (one) return [...words.slice(0, at), one, ...words.slice(at + 2)];
  }
  return null;
}
