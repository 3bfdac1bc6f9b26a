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

/**
 * How far a word is from one of the vocabulary: by its sound, or by its letters where these are nearer. `limit` are the
 * slips that are still of interest, `forgiven` those that the word may have at all.
 */
function distanceTo(
  { word, encoded, letters, encodedLetters }: Typed,
  { limit, forgiven }: { limit: number; forgiven: number },
  one: KnownWord,
): number {
  // a finger leaves a letter out, doubles it or swaps two sooner than it strikes another
  const replaced = word.length === one.word.length && letters !== one.letters ? 0.05 : 0;
  // a slip changes two letters of the set at most
  if (unshared(encodedLetters, one.soundLetters) <= 2 * limit) {
    const bySound = editDistance(encoded, one.sound, limit);
    if (bySound <= limit) {
      const byLetters = editDistance(word, one.word, forgiven + 1);
      // a slip that does not change the sound weighs less than one that does
      return Math.min(bySound + byLetters / 10, byLetters > forgiven ? none : byLetters + 0.15) + replaced;
    }
  }
  if (unshared(letters, one.letters) > 2 * limit) return none;
  const byLetters = editDistance(word, one.word, limit);
  return byLetters > limit ? none : byLetters + 0.15 + replaced;
}

/** The vocabulary's word nearest to one it does not have: by sound and slips, then by how often it occurs. */
export function closestWord(
  word: string,
  vocabulary: Vocabulary,
  phonetic: (word: string) => string,
): Correction | null {
  if (word.length < 3 || /\d/.test(word)) return null;
  const encoded = phonetic(word);
  // a word of three letters may have lost one, nothing else
  const isShort = word.length === 3;
  const forgiven = isShort ? 1 : Math.min(slipsIn(word.length), slipsIn(encoded.length));
  let limit = forgiven;
  const shortest = Math.max(2, encoded.length - forgiven - 1);
  const typed = { word, encoded, letters: lettersOf(word), encodedLetters: lettersOf(encoded) };
  let best: Correction | null = null;
  for (const list of vocabulary.candidates.soundingAbout(shortest, encoded.length + forgiven + 1)) {
    for (const one of list) {
      if (isShort && one.word.length !== 4) continue;
      // nobody misses the first letter of a short word: without this a cuna would be a luna
      if (word.length < 6 && one.sound.charCodeAt(0) !== encoded.charCodeAt(0)) continue;
      const distance = distanceTo(typed, { limit, forgiven }, one);
      if (distance === none) continue;
      if (best && distance > best.distance) continue;
      if (best && distance === best.distance) {
        const more = vocabulary.timesOf(one.word) - vocabulary.timesOf(best.word);
        if (more < 0 || (more === 0 && one.word > best.word)) continue;
      }
      best = { word: one.word, distance };
      // who is farther is not looked for any more
      limit = Math.min(limit, Math.floor(distance));
    }
  }
  return best;
}

/** Two words that were written as one: `sofacama`. */
export function splitCompound(word: string, vocabulary: Vocabulary): [string, string] | null {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (vocabulary.has(left) && vocabulary.has(right)) return [left, right];
  }
  return null;
}
