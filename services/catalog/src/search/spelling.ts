import { type KnownWord, lettersOf, unshared, type Vocabulary } from './vocabulary';

/** Slips forgiven in a word of this length: none in short ones, where each letter makes another word. */
const slipsIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Letters changed, left out, added or swapped with the next (optimal string alignment); above `limit` any larger number. */
export function slips(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let [before, previous]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(
        Math.min(
          (previous[j] ?? 0) + 1,
          (row[j - 1] ?? 0) + 1,
          (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1),
          swap ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...row) > limit) return limit + 1;
    [before, previous] = [previous, row];
  }
  return previous[b.length] ?? limit + 1;
}

export interface Nearest {
  readonly word: string;
  /** Slips, of the sound or of the letters; under 1 where it sounds the same. */
  readonly distance: number;
}

/** How far a word is from one of the catalogue: by its sound, or by its letters where these are nearer. */
function distanceTo(word: string, heard: string, limit: number, one: KnownWord): number {
  const byLetters = slips(word, one.word, limit + 1);
  const bySound = slips(heard, one.sound, limit);
  // a slip that does not change the sound weighs less than one that does
  return Math.min(
    bySound > limit ? Number.POSITIVE_INFINITY : bySound + byLetters / 10,
    byLetters > limit ? Number.POSITIVE_INFINITY : byLetters + 0.15,
  );
}

/** The catalogue's word nearest to one it does not know: by sound and slips, then by how often it occurs. */
export function nearest(word: string, vocabulary: Vocabulary, sound: (word: string) => string): Nearest | null {
  if (word.length < 3 || /\d/.test(word)) return null;
  const heard = sound(word);
  // a word of three letters may have lost one, nothing else
  const isShort = word.length === 3;
  const limit = isShort ? 1 : Math.min(slipsIn(word.length), slipsIn(heard.length));
  const letters = lettersOf(word);
  let best: (Nearest & { times: number }) | null = null;
  for (const one of vocabulary.soundingAbout(Math.max(2, heard.length - limit - 1), heard.length + limit + 1)) {
    if (isShort && one.word.length !== 4) continue;
    if (unshared(letters, one.letters) > 2 * limit + 2) continue;
    // nobody misses the first letter of a short word: without this a cuna would be a luna
    if (word.length < 6 && one.sound[0] !== heard[0]) continue;
    const distance = distanceTo(word, heard, limit, one);
    if (distance === Number.POSITIVE_INFINITY) continue;
    if (!best || distance < best.distance || (distance === best.distance && one.times > best.times))
      best = { word: one.word, distance, times: one.times };
  }
  return best && { word: best.word, distance: best.distance };
}

/** Two words that were written as one: `sofacama`. */
export function parted(word: string, vocabulary: Vocabulary): [string, string] | null {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (vocabulary.has(left) && vocabulary.has(right)) return [left, right];
  }
  return null;
}
