import { Column } from './column';
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

/** The words of a catalog: each is looked at once, however often it is written. */
export class Words {
  /** Stems by their number. */
  readonly terms = new Map<string, number>();
  /** Words of names, categories and facts as they are spelled: what a misspelt one may have been meant to be. */
  readonly spellings: string[] = [];
  /** Their places in `spellings`, one after the other as they were met. */
  readonly spelled = new Column(Uint32Array);
  private readonly spellingOf = new Map<string, number>();
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

  private count(word: string): void {
    let at = this.spellingOf.get(word);
    if (at === undefined) {
      at = this.spellings.push(word) - 1;
      this.spellingOf.set(word, at);
    }
    this.spelled.push(at);
  }
}
