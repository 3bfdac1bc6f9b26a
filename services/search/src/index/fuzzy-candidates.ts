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

/** A word of the vocabulary as it may have been meant. */
export interface KnownWord {
  readonly word: string;
  readonly sound: string;
  readonly letters: number;
  readonly soundLetters: number;
}

/** Longer words are not compared: nobody means them. */
const longest = 40;

/** The words that a misspelt one may have been meant to be, by the length of their sound; encoded on the first use. */
export class FuzzyCandidates {
  private bySoundLength: ReadonlyMap<number, readonly KnownWord[]> | undefined;

  constructor(
    /** Plain words, sorted. */
    private readonly words: readonly string[],
    private readonly phonetic: (word: string) => string,
  ) {}

  /** The same with some words more and others less. */
  after(come: readonly string[], gone: ReadonlySet<string>): FuzzyCandidates {
    const words = this.words.filter((word) => !gone.has(word)).concat(come);
    const made = new FuzzyCandidates(words, this.phonetic);
    // words encoded before are not encoded again
    if (this.bySoundLength) {
      const encoded = new Map<number, KnownWord[]>();
      for (const [length, list] of this.bySoundLength)
        encoded.set(
          length,
          list.filter(({ word }) => !gone.has(word)),
        );
      for (const word of come) this.encode(word, encoded);
      made.bySoundLength = encoded;
    }
    return made;
  }

  /** Words whose sound has a length within the bounds. Numbers are not among them: one digit off is another thing. */
  *soundingAbout(shortest: number, longestSound: number): Iterable<readonly KnownWord[]> {
    this.bySoundLength ??= this.encodeAll();
    for (let length = shortest; length <= longestSound; length += 1) {
      const list = this.bySoundLength.get(length);
      if (list) yield list;
    }
  }

  private encodeAll(): Map<number, KnownWord[]> {
    const encoded = new Map<number, KnownWord[]>();
    for (const word of this.words) this.encode(word, encoded);
    return encoded;
  }

  private encode(word: string, encoded: Map<number, KnownWord[]>): void {
    if (word.length < 3 || word.length > longest || /\d/.test(word)) return;
    const sound = this.phonetic(word);
    const list = encoded.get(sound.length);
    const one = { word, sound, letters: lettersOf(word), soundLetters: lettersOf(sound) };
    if (list) list.push(one);
    else encoded.set(sound.length, [one]);
  }
}
