import type { SynonymTable } from './synonym-table';

/** Words for numbers and for what is counted, so that `tres plazas` and `3 lugares` are one term. */
export interface Quantities {
  /** Number words by their digits' text: `{ tres: '3' }`. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Nouns that are counted, in the singular, by the name they share: `{ persona: 'lugar', plaza: 'lugar' }`. */
  readonly countedNouns: ReadonlyMap<string, string>;
  /** Words for centimeters. */
  readonly centimeters: ReadonlySet<string>;
}

/** What the search must know of a language: the hooks of the analysis chain. All words are folded (`fold`). */
export interface Analyzer {
  readonly stopWords: ReadonlySet<string>;
  /** Stemmer: one form for all forms of a word. */
  readonly stem: (word: string) => string;
  readonly singular: (word: string) => string;
  /** Phonetic encoder: how a word sounds, to find what somebody meant who wrote it as it is heard. */
  readonly phonetic: (word: string) => string;
  readonly quantities: Quantities;
  readonly synonyms: SynonymTable;
  /** Whether the first word of a name says what the thing is: `mesa de centro`. */
  readonly headFirst: boolean;
}
