export type Phrase = readonly string[];

/** The other names of each phrase, by the stems of the phrase. */
export interface SynonymTable {
  /** Words of the longest phrase. */
  readonly longest: number;
  readonly of: ReadonlyMap<string, readonly Phrase[]>;
  /** The form by which phrases are compared. */
  readonly key: (phrase: Phrase) => string;
}
