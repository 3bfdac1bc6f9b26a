import { singular } from './synonyms';

/** How a word sounds in Mexican Spanish: `siya`, `livrero` and `asafran` are heard as silla, librero and azafrán. */
export const sound = (word: string): string =>
  word
    .replace(/ll/g, 'y')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/v/g, 'b')
    .replace(/(?<!c)h/g, '')
    .replace(/(.)\1+/g, '$1');

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

const isKnown = (word: string, words: ReadonlyMap<string, number>): boolean =>
  words.has(word) || words.has(singular(word)) || words.has(`${word}s`) || words.has(`${word}es`);

/** The catalogue's word nearest to one it does not know: by sound and slips, then by how often it occurs. */
function nearest(word: string, words: ReadonlyMap<string, number>): string | null {
  const limit = slipsIn(word.length);
  if (limit === 0) return null;
  const heard = sound(word);
  let best: { word: string; distance: number; times: number } | null = null;
  for (const [candidate, times] of words) {
    if (Math.abs(candidate.length - word.length) > limit + 1) continue;
    // nobody misses the first letter of a short word: without this a cuna would be a luna
    if (word.length < 6 && sound(candidate)[0] !== heard[0]) continue;
    // a slip that does not change the sound weighs less than one that does
    const distance = slips(heard, sound(candidate), limit) + slips(word, candidate, limit) / 10;
    if (distance >= limit + 1) continue;
    if (!best || distance < best.distance || (distance === best.distance && times > best.times))
      best = { word: candidate, distance, times };
  }
  return best?.word ?? null;
}

/**
 * The words with the misspelt ones replaced. A word that is like nothing in the catalogue is left out, as long as
 * another one is known: `comedor espacial` is better answered with comedores than with nothing. Null when nothing changes.
 */
export function corrected(words: readonly string[], known: ReadonlyMap<string, number>): string[] | null {
  const some = words.some((word) => isKnown(word, known));
  const replaced = words.flatMap((word) => {
    if (isKnown(word, known)) return word;
    return nearest(word, known) ?? (some ? [] : word);
  });
  return replaced.join(' ') === words.join(' ') ? null : replaced;
}
