import { type KnownWord, lettersOf, unshared } from '../index/fuzzy-candidates';
import type { Vocabulary } from '../index/vocabulary';
import { editDistance } from './edit-distance';

/** Slips forgiven in a word of this length: none in short ones, where each letter makes another word. */
const slipsIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

export interface Correction {
  readonly word: string;
  /** Slips, of the sound or of the letters; under 1 where it sounds the same. */
  readonly distance: number;
}

const none = Number.POSITIVE_INFINITY;

/** The word looked for. */
interface Typed {
  readonly word: string;
  readonly encoded: string;
  readonly letters: number;
  readonly encodedLetters: number;
}

/** How far a word is from one of the vocabulary, by sound or by letters, whichever is nearer. */
function distanceTo(
  { word, encoded, letters, encodedLetters }: Typed,
  { limit, bySounds, byLetters: forgiven }: { limit: number; bySounds: number; byLetters: number },
  one: KnownWord,
): number {
  // a finger leaves a letter out, doubles it or swaps two sooner than it strikes another
  const replaced = word.length === one.word.length && letters !== one.letters ? 0.05 : 0;
  // a slip changes two letters of the set at most
  if (unshared(encodedLetters, one.soundLetters) <= 2 * limit) {
    const bySound = editDistance(encoded, one.sound, limit);
    if (bySound <= Math.min(limit, bySounds)) {
      const byLetters = editDistance(word, one.word, forgiven + 1);
      // a slip that does not change the sound weighs less than one that does
      return Math.min(bySound + byLetters / 10, byLetters > forgiven ? none : byLetters + 0.15) + replaced;
    }
  }
  if (unshared(letters, one.letters) > 2 * limit) return none;
  const byLetters = editDistance(word, one.word, limit);
  return byLetters > Math.min(limit, forgiven) ? none : byLetters + 0.15 + replaced;
}

/** Words that a misspelt one may have been meant to be, at most. */
const mostCorrections = 3;

/** The nearest words of the vocabulary, all as many slips away, the commonest first among equals. */
export function closestWords(
  word: string,
  vocabulary: Vocabulary,
  phonetic: (word: string) => string,
): readonly Correction[] {
  if (word.length < 3 || /\d/.test(word)) return [];
  const encoded = phonetic(word);
  // a word of three letters may have lost one, nothing else
  const isShort = word.length === 3;
  const byLetters = isShort ? 1 : slipsIn(word.length);
  const bySounds = isShort ? 1 : slipsIn(encoded.length);
  const forgiven = Math.max(byLetters, bySounds);
  let limit = forgiven;
  const shortest = Math.max(2, encoded.length - forgiven - 1);
  const typed = { word, encoded, letters: lettersOf(word), encodedLetters: lettersOf(encoded) };
  const found: Correction[] = [];
  for (const list of vocabulary.candidates.soundingAbout(shortest, encoded.length + forgiven + 1)) {
    for (const one of list) {
      if (isShort && one.word.length !== 4) continue;
      // nobody misses the first letter of a short word: without this a cuna would be a luna
      if (word.length < 6 && one.word[0] !== word[0] && one.sound[0] !== encoded[0]) continue;
      const distance = distanceTo(typed, { limit, bySounds, byLetters }, one);
      if (distance === none) continue;
      found.push({ word: one.word, distance });
      // words farther away are no longer looked for
      limit = Math.min(limit, Math.floor(distance));
    }
  }
  return found
    .filter(({ distance }) => Math.floor(distance) <= limit)
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        vocabulary.timesOf(b.word) - vocabulary.timesOf(a.word) ||
        (a.word < b.word ? -1 : 1),
    )
    .filter(({ distance }, _, [nearest]) => nearest && Math.floor(distance) === Math.floor(nearest.distance))
    .slice(0, mostCorrections);
}

/** Two words that were written as one: `sofacama`. */
export function splitCompound(word: string, vocabulary: Vocabulary): [string, string] | null {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (vocabulary.has(left) && vocabulary.has(right)) return [left, right];
  }
  return null;
}
