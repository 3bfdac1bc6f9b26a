/** The texts of a document that are indexed. */
export interface SearchDocument {
  /** Its number: small, kept while it is there, used again afterwards. Arrays of the index are as long as the highest. */
  readonly position: number;
  /** Its code, found to the letter but for case, or by its beginning. */
  readonly code: string;
  /** How well it sells: of equal matches the more popular come first. */
  readonly popularity: number;
  readonly name: string;
  /** Words of its categories. */
  readonly categories: string;
  /** Single words about it: filter values, brand, color, finish. */
  readonly facts: string;
  readonly description: string;
  /** Its sides, the width first. */
  readonly lengthsCm: readonly number[];
}
