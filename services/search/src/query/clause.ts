/** One way to satisfy a clause: all these terms. */
export interface Alternative {
  readonly terms: readonly string[];
  readonly weight: number;
  /** Other words than the ones that were typed. */
  readonly isSynonym: boolean;
}

/** A clause of a query, which a document must satisfy: any of its alternatives will do. */
export interface Clause {
  /** The words as typed. */
  readonly words: readonly string[];
  readonly alternatives: readonly Alternative[];
  /** It says how large or how many, and no more of the thing. */
  readonly isQuantity?: boolean;
  /** The label of an omitted one, where it is not its words. */
  readonly label?: string;
}

/** The weight of a synonym beside the typed word. */
export const synonymWeight = 0.75;
