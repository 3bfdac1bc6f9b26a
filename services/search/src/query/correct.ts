import type { InvertedIndex } from '../index/inverted-index';
import type { Clause } from './clause';
import { isKnown } from './clauses';
import { closestWords, splitCompound } from './fuzzy';

/** Nearer than this a word sounds the same. */
const soundsTheSame = 1;

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
