import { type KnownWord, lettersOf, unshared } from './spellings';
import type { Vocabulary } from './vocabulary';

/** Slips forgiven in a word of this length: none in short ones, where each letter makes another word. */
const slipsIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Rows to count in, kept between words. */
const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const;
const mostLetters = 60;

/** Letters changed, left out, added or swapped with the next (optimal string alignment); above `limit` any larger number. */
export function slips(a: string, b: string, limit: number): number {
  const over = limit + 1;
  if (Math.abs(a.length - b.length) > limit || a.length > mostLetters || b.length > mostLetters) return over;
  let [before, previous, row]: Uint8Array[] = [...rows];
  if (!before || !previous || !row) return over;
  for (let j = 0; j <= b.length; j += 1) previous[j] = Math.min(j, over);
  for (let i = 1; i <= a.length; i += 1) {
    // farther from the diagonal nothing can be within the limit
    const from = Math.max(1, i - limit);
    const to = Math.min(b.length, i + limit);
    row[from - 1] = from === 1 ? Math.min(i, over) : over;
    let least: number = row[from - 1] ?? over;
    const letter = a.charCodeAt(i - 1);
    for (let j = from; j <= to; j += 1) {
      const other = b.charCodeAt(j - 1);
      let best = (previous[j - 1] ?? over) + (letter === other ? 0 : 1);
      // what stands above the band was not counted
      if (j < i + limit) best = Math.min(best, (previous[j] ?? over) + 1);
      best = Math.min(best, (row[j - 1] ?? over) + 1);
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other)
        best = Math.min(best, (before[j - 2] ?? over) + 1);
      row[j] = best;
      if (best < least) least = best;
    }
    if (least > limit) return over;
    [before, previous, row] = [previous, row, before];
  }
  return previous[b.length] ?? over;
}

export interface Nearest {
  readonly word: string;
  /** Slips, of the sound or of the letters; under 1 where it sounds the same. */
  readonly distance: number;
}

const none = Number.POSITIVE_INFINITY;

/** The word looked for. */
interface Typed {
  readonly word: string;
  readonly heard: string;
  readonly letters: number;
  readonly heardLetters: number;
}

/**
 * How far a word is from one of the catalog: by its sound, or by its letters where these are nearer. `limit` are the
 * slips that are still of interest, `forgiven` those that the word may have at all.
 */
function distanceTo(
  { word, heard, letters, heardLetters }: Typed,
  { limit, forgiven }: { limit: number; forgiven: number },
  one: KnownWord,
): number {
  // a finger leaves a letter out, doubles it or swaps two sooner than it strikes another
  const replaced = word.length === one.word.length && letters !== one.letters ? 0.05 : 0;
  // a slip changes two letters of the set at most
  if (unshared(heardLetters, one.soundLetters) <= 2 * limit) {
    const bySound = slips(heard, one.sound, limit);
    if (bySound <= limit) {
      const byLetters = slips(word, one.word, forgiven + 1);
      // a slip that does not change the sound weighs less than one that does
      return Math.min(bySound + byLetters / 10, byLetters > forgiven ? none : byLetters + 0.15) + replaced;
    }
  }
  if (unshared(letters, one.letters) > 2 * limit) return none;
  const byLetters = slips(word, one.word, limit);
  return byLetters > limit ? none : byLetters + 0.15 + replaced;
}

/** The catalog's word nearest to one it does not know: by sound and slips, then by how often it occurs. */
export function nearest(word: string, vocabulary: Vocabulary, sound: (word: string) => string): Nearest | null {
  if (word.length < 3 || /\d/.test(word)) return null;
  const heard = sound(word);
  // a word of three letters may have lost one, nothing else
  const isShort = word.length === 3;
  const forgiven = isShort ? 1 : Math.min(slipsIn(word.length), slipsIn(heard.length));
  let limit = forgiven;
  const shortest = Math.max(2, heard.length - forgiven - 1);
  const typed = { word, heard, letters: lettersOf(word), heardLetters: lettersOf(heard) };
  let best: Nearest | null = null;
  for (const list of vocabulary.spellings.soundingAbout(shortest, heard.length + forgiven + 1)) {
    for (const one of list) {
      if (isShort && one.word.length !== 4) continue;
      // nobody misses the first letter of a short word: without this a cuna would be a luna
      if (word.length < 6 && one.sound.charCodeAt(0) !== heard.charCodeAt(0)) continue;
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
export function parted(word: string, vocabulary: Vocabulary): [string, string] | null {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (vocabulary.has(left) && vocabulary.has(right)) return [left, right];
  }
  return null;
}
