import type { Analyzer } from '../analysis/analyzer';
import { countedNoun, numberIn } from '../analysis/quantities';
import { tokenize } from '../analysis/tokenizer';
import { GrowableArray } from './growable-array';

/** A token as the index takes it. */
export interface Token {
  readonly term: number;
  readonly isStopWord: boolean;
  readonly number: string | undefined;
  /** Centimeters of a word for a length, undefined for any other. */
  readonly lengthCm: number | undefined;
  readonly isNegation: boolean;
  readonly isScreen: boolean;
  /** The counted noun, where a number stands before it. */
  readonly noun: string | undefined;
}

const words = /[\p{L}\p{N}]+/gu;

/** The terms of a segment. Each word is analyzed once, however often it is written. */
export class TermDictionary {
  /** Terms (stems) by their number. */
  readonly terms = new Map<string, number>();
  private readonly texts: string[] = [];
  /** Words as they are spelled: the candidates for a misspelt one. */
  readonly spellings: string[] = [];
  /** Their places in `spellings`, one after the other as they were met. */
  readonly spelled = new GrowableArray(Uint32Array);
  private readonly spellingOf = new Map<string, number>();
  private readonly tokens = new Map<string, Token>();
  /** By words as written, with capitals and accents: their tokens. */
  private readonly tokenized = new Map<string, readonly string[]>();

  constructor(private readonly analyzer: Analyzer) {}

  idOf(term: string): number {
    let id = this.terms.get(term);
    if (id === undefined) {
      id = this.terms.size;
      this.terms.set(term, id);
      this.texts.push(term);
    }
    return id;
  }

  /** The term of a number. */
  textOf(id: number): string {
    return this.texts[id] ?? '';
  }

  /** The tokens of a text. `counts`: they may correct a misspelt word. */
  tokensOf(text: string, counts: boolean): Token[] {
    const tokens: Token[] = [];
    // numbers are read with their neighbors, so such a text is read as a whole
    const parts = /\d/.test(text)
      ? [tokenize(text)]
      : (text.match(words) ?? []).map((word) => this.tokenizedOnce(word));
    for (const part of parts) {
      for (const word of part) {
        const own = this.tokenOf(word);
        if (counts && !own.isStopWord) this.count(word);
        tokens.push(own);
      }
    }
    return tokens;
  }

  private tokenizedOnce(word: string): readonly string[] {
    let known = this.tokenized.get(word);
    if (!known) {
      known = tokenize(word);
      this.tokenized.set(word, known);
    }
    return known;
  }

  private tokenOf(word: string): Token {
    let own = this.tokens.get(word);
    if (!own) {
      const { analyzer } = this;
      own = {
        term: this.idOf(analyzer.stem(word)),
        isStopWord: analyzer.stopWords.has(word),
        number: numberIn(word, analyzer),
        lengthCm: analyzer.quantities.lengths.get(word),
        isNegation: analyzer.negations.has(word),
        isScreen: analyzer.quantities.screens.has(analyzer.stem(word)),
        noun: countedNoun(word, analyzer),
      };
      this.tokens.set(word, own);
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
