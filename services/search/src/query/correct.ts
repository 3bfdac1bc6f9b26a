import type { InvertedIndex } from '../index/inverted-index';
import { type Clause, isKnown } from './clauses';
import { closestWord, splitCompound } from './fuzzy';

/** Nearer than this a word sounds the same. */
const soundsTheSame = 1;

/**
 * The words with those of unknown clauses replaced by what they may have been meant to be; `otherwise` tells what
 * becomes of a word that is like nothing. @returns null where every clause is known
 */
export function correctWords(
  index: InvertedIndex,
  words: readonly string[],
  clauses: readonly Clause[],
  otherwise: (word: string) => readonly string[],
): string[] | null {
  const { vocabulary, analyzer } = index;
  const unknown = new Set(clauses.filter((clause) => !isKnown(index, clause)).flatMap((clause) => clause.words));
  if (unknown.size === 0) return null;
  return words.flatMap((word): readonly string[] => {
    if (!unknown.has(word)) return [word];
    const one = closestWord(word, vocabulary, analyzer.phonetic);
    const two = one && one.distance < soundsTheSame ? null : splitCompound(word, vocabulary);
    return two ?? (one ? [one.word] : otherwise(word));
  });
}
