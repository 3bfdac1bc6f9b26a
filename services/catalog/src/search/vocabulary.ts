import type { Language } from './language';

/** Words that a beginning may stand for at most: of a letter or two only the commonest, or it would mean everything. */
const mostContinuations = (letters: number): number => (letters < 3 ? 12 : 80);

/** Which letters a word has, as bits: two words that differ in many letters are not compared at all. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let i = 0; i < word.length; i += 1) bits |= 1 << (word.charCodeAt(i) & 31);
  return bits;
}

/** How many letters two words do not share. */
export function unshared(a: number, b: number): number {
  let bits = a ^ b;
  let count = 0;
  while (bits !== 0) {
    bits &= bits - 1;
    count += 1;
  }
  return count;
}

/** A word of the catalogue as it may have been meant. */
export interface KnownWord {
  readonly word: string;
  readonly sound: string;
  readonly letters: number;
  readonly times: number;
}

/** Every word of names, categories and facts, plain, with how often it occurs. */
export class Vocabulary {
  private readonly sorted: readonly string[];
  private bySoundLength: ReadonlyMap<number, readonly KnownWord[]> | undefined;

  constructor(
    private readonly times: ReadonlyMap<string, number>,
    private readonly language: Language,
  ) {
    this.sorted = [...times.keys()].sort();
  }

  has(word: string): boolean {
    return this.times.has(word);
  }

  timesOf(word: string): number {
    return this.times.get(word) ?? 0;
  }

  /** Words that begin so, the commonest first. */
  continuations(beginning: string): string[] {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sorted[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    const found: string[] = [];
    for (let at = low; at < this.sorted.length; at += 1) {
      const word = this.sorted[at] ?? '';
      if (!word.startsWith(beginning)) break;
      found.push(word);
    }
    return found.sort((a, b) => this.timesOf(b) - this.timesOf(a)).slice(0, mostContinuations(beginning.length));
  }

  /** Words whose sound has a length within the bounds. Numbers are not among them: one digit off is another thing. */
  *soundingAbout(shortest: number, longest: number): Iterable<KnownWord> {
    this.bySoundLength ??= this.hear();
    for (let length = shortest; length <= longest; length += 1) yield* this.bySoundLength.get(length) ?? [];
  }

  private hear(): Map<number, KnownWord[]> {
    const heard = new Map<number, KnownWord[]>();
    for (const [word, times] of this.times) {
      if (word.length < 3 || /\d/.test(word)) continue;
      const sound = this.language.sound(word);
      const list = heard.get(sound.length);
      const one = { word, sound, letters: lettersOf(word), times };
      if (list) list.push(one);
      else heard.set(sound.length, [one]);
    }
    return heard;
  }
}
