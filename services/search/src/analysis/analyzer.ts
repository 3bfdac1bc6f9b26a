import type { SynonymTable } from './synonym-table';

/** Words for numbers and for counted things, so that `tres plazas` and `3 lugares` are one term. */
export interface Quantities {
  /** Number words by their digits' text: `{ tres: '3' }`. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Nouns that are counted, in the singular, by the name they share: `{ persona: 'lugar', plaza: 'lugar' }`. */
  readonly countedNouns: ReadonlyMap<string, string>;
  /** Words for lengths, each with its centimeters: `{ cm: 1, metros: 100 }`. */
  readonly lengths: ReadonlyMap<string, number>;
  /** The shared name of the counted noun that measures screens by their diagonal; none where there is no such noun. */
  readonly inches?: string;
  /** The shared name of the counted noun that a bare number may count: `comedor para 6`. */
  readonly people?: string;
  /** Stems of words for things with a screen: beside them a bare `65` is a diagonal. */
  readonly screens: ReadonlySet<string>;
}

/** A language's hooks in the chain of analysis. All words are folded (`fold`). */
export interface Analyzer {
  readonly stopWords: ReadonlySet<string>;
  /** Stemmer: one form for all forms of a word. */
  readonly stem: (word: string) => string;
  readonly singular: (word: string) => string;
  /** Phonetic encoder: how a word sounds, to find words that somebody wrote as they are heard. */
  readonly phonetic: (word: string) => string;
  readonly quantities: Quantities;
  readonly synonyms: SynonymTable;
  /**
   * Words that say little of the wanted thing (`algo`, `juego de`): they are dropped where no document has them with
   * all the others.
   */
  readonly fillers: ReadonlySet<string>;
  /** Stems of things that are no slip of another word, although no document has them. */
  readonly things: ReadonlySet<string>;
  /** Words after which a thing is not there: `sin colchón`. */
  readonly negations: ReadonlySet<string>;
  /** The words that a diminutive may come from, to be looked up: `mesita` is `mesa` or `meso`. */
  readonly undiminished: (word: string) => readonly string[];
  /** Whether the first word of a name is the noun: `mesa de centro`. */
  readonly headFirst: boolean;
}
