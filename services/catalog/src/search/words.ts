import type { Language } from './language';
import { allWords, countedNoun, isCentimetre, isSmall, numberIn } from './terms';

/** A word as the index takes it. */
export interface Word {
  /** Number of its stem. */
  readonly term: number;
  readonly isSmall: boolean;
  readonly number: string | undefined;
  readonly isCentimetre: boolean;
  /** What is counted, where a number stands before it. */
  readonly noun: string | undefined;
}

/** What a word is that can be counted, whatever its number. */
export const nounOf = (word: string, { stem }: Language): string | undefined =>
  countedNoun(stem(word)) ?? countedNoun(word.replace(/e?s$/, ''));

const tokens = /[\p{L}\p{N}]+/gu;

/** The words of a catalogue: each is looked at once, however often it is written. */
export class Words {
  /** Stems by their number. */
  readonly terms = new Map<string, number>();
  /** How often each word stands in a name, a category or a fact. */
  readonly times = new Map<string, number>();
  private readonly known = new Map<string, Word>();
  /** As written, with capitals and accents: the plain words it is made of. */
  private readonly written = new Map<string, readonly string[]>();

  constructor(private readonly language: Language) {}

  idOf(stem: string): number {
    let id = this.terms.get(stem);
    if (id === undefined) {
      id = this.terms.size;
      this.terms.set(stem, id);
    }
    return id;
  }

  /** The words of a text. `counts`: they may be what a misspelt word was meant to be. */
  of(text: string, counts: boolean): Word[] {
    const words: Word[] = [];
    // numbers are read with what stands beside them, so such a text is read as a whole
    const parts = /\d/.test(text) ? [allWords(text)] : (text.match(tokens) ?? []).map((token) => this.plainOf(token));
    for (const part of parts) {
      for (const word of part) {
        const own = this.wordOf(word);
        if (counts && !own.isSmall) this.count(word);
        words.push(own);
      }
    }
    return words;
  }

  private plainOf(token: string): readonly string[] {
    let words = this.written.get(token);
    if (!words) {
      words = allWords(token);
      this.written.set(token, words);
    }
    return words;
  }

  private wordOf(word: string): Word {
    let own = this.known.get(word);
    if (!own) {
      own = {
        term: this.idOf(this.language.stem(word)),
        isSmall: isSmall(word),
        number: numberIn(word),
        isCentimetre: isCentimetre(word),
        noun: nounOf(word, this.language),
      };
      this.known.set(word, own);
    }
    return own;
  }

  /** A word and its singular, so that who misspells a recámara is led to the recámaras. */
  private count(word: string): void {
    const times = this.times.get(word);
    this.times.set(word, (times ?? 0) + 1);
    if (times !== undefined) return;
    const one = this.language.singular(word);
    if (one !== word && !this.times.has(one)) this.times.set(one, 1);
  }
}
