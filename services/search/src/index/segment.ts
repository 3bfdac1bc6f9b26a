/** The postings of a segment: by term, ascending positions, and beside them the weight and the mark (`fields.ts`). */
export interface Postings {
  readonly terms: ReadonlyMap<string, number>;
  /** By term: where its postings begin; they end where the next one's do. */
  readonly starts: Uint32Array;
  readonly positions: Int32Array;
  readonly weights: Float32Array;
  readonly marks: Uint8Array;
}

/** Words as they are spelled, by document: `list` holds places in `words`. */
export interface Spelled {
  readonly words: readonly string[];
  readonly starts: Uint32Array;
  readonly list: Uint16Array | Uint32Array;
}

/** Some documents' postings: which document has which term, how well, and how much it says of it. Never changes. */
export class Segment {
  readonly positions: Int32Array;
  readonly weights: Float32Array;
  readonly marks: Uint8Array;

  constructor(
    /** Positions of its documents, ascending. */
    readonly docs: Int32Array,
    private readonly postings: Postings,
    private readonly spelled: Spelled,
    /** Positions by whole name (`nameKey`). */
    private readonly names: ReadonlyMap<string, readonly number[]>,
  ) {
    ({ positions: this.positions, weights: this.weights, marks: this.marks } = postings);
  }

  /** The number of a term here; -1 where no document has it. */
  termOf(term: string): number {
    return this.postings.terms.get(term) ?? -1;
  }

  /** Where a term's postings begin; they end where the next one's do. */
  startOf(term: number): number {
    return this.postings.starts[term] ?? 0;
  }

  /** Documents whose whole name has this key. */
  named(key: string): readonly number[] {
    return this.names.get(key) ?? [];
  }

  /** The words of all its documents that a misspelt word may have been meant to be, with how often they are written. */
  *wordCounts(): Generator<readonly [string, number]> {
    const counts = new Uint32Array(this.spelled.words.length);
    for (const word of this.spelled.list) counts[word] = (counts[word] ?? 0) + 1;
    for (const [at, word] of this.spelled.words.entries()) yield [word, counts[at] ?? 0];
  }

  /** Those of one document, as often as it has them. */
  wordsOf(position: number): string[] {
    const at = this.placeOf(position);
    if (at < 0) return [];
    const { words, starts, list } = this.spelled;
    return Array.from(list.subarray(starts[at], starts[at + 1]), (word) => words[word] ?? '');
  }

  private placeOf(position: number): number {
    let [low, high] = [0, this.docs.length - 1];
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const other = this.docs[middle] ?? 0;
      if (other === position) return middle;
      if (other < position) low = middle + 1;
      else high = middle - 1;
    }
    return -1;
  }
}
