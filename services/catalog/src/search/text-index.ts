import type { Language } from './language';
import type { Segment } from './segment';
import { Vocabulary } from './vocabulary';

/** Owner of a position that no product has. */
const nobody = 255;
/** With more segments every question would take longer; those of fewer products are then put together. */
const mostSegments = 16;
const smallSegment = 2_000;

/** Terms whose products are counted once; a handful of megabytes at most. */
const keptCounts = 20_000;

/**
 * Which words stand in which products, in memory: a term is answered without a statement. Kept in segments that never
 * change: where a product changes, it is written again into a new one and its old place is nobody's any more.
 */
export class TextIndex {
  private readonly counts = new Map<string, number>();

  private constructor(
    readonly segments: readonly Segment[],
    /** By position: the segment that has the product. */
    private readonly owner: Uint8Array,
    /** Products in the index. */
    readonly products: number,
    readonly vocabulary: Vocabulary,
    readonly language: Language,
    /** Segments all of whose products are still theirs: nothing has to be asked there. */
    private readonly isWhole: readonly boolean[],
  ) {}

  static of(segments: readonly Segment[], size: number, language: Language): TextIndex {
    const owner = new Uint8Array(size).fill(nobody);
    const times = new Map<string, number>();
    for (const [at, segment] of segments.entries()) {
      for (const position of segment.docs) owner[position] = at;
      for (const [word, often] of segment.wordCounts()) times.set(word, (times.get(word) ?? 0) + often);
    }
    const products = segments.reduce((sum, { docs }) => sum + docs.length, 0);
    return new TextIndex(
      segments,
      owner,
      products,
      Vocabulary.of(times, language),
      language,
      segments.map(() => true),
    );
  }

  /**
   * The index after some positions were given up and those of `segment` were written again or for the first time;
   * `size` is one more than the last position.
   */
  after(gone: Iterable<number>, segment: Segment, size: number): TextIndex {
    const owner = new Uint8Array(size).fill(nobody);
    owner.set(this.owner);
    const changed = new Map<string, number>();
    const note = (word: string, more: number) => changed.set(word, (changed.get(word) ?? 0) + more);
    let { products } = this;
    for (const position of new Set([...gone, ...segment.docs])) {
      const before = owner[position] ?? nobody;
      if (before === nobody) continue;
      for (const word of this.segments[before]?.wordsOf(position) ?? []) note(word, -1);
      owner[position] = nobody;
      products -= 1;
    }
    for (const [word, often] of segment.wordCounts()) note(word, often);
    products += segment.docs.length;
    const has = new Uint32Array(this.segments.length);
    for (const at of owner) if (at < nobody) has[at] = (has[at] ?? 0) + 1;
    // a segment that has nothing any more goes, and the others move up
    const kept = [...this.segments.keys()].filter((at) => (has[at] ?? 0) > 0);
    const moved = new Uint8Array(256).fill(nobody);
    for (const [to, from] of kept.entries()) moved[from] = to;
    for (let position = 0; position < size; position += 1) owner[position] = moved[owner[position] ?? nobody] ?? nobody;
    for (const position of segment.docs) owner[position] = kept.length;
    const segments = kept.flatMap((at) => this.segments[at] ?? []);
    const isWhole = kept.map((at) => has[at] === this.segments[at]?.docs.length);
    return new TextIndex([...segments, segment], owner, products, this.vocabulary.after(changed), this.language, [
      ...isWhole,
      true,
    ]);
  }

  /** One more than the last position. */
  get size(): number {
    return this.owner.length;
  }

  /** Where there are many segments: the positions in the small ones, to be written again into one. */
  scattered(): number[] {
    if (this.segments.length < mostSegments) return [];
    return this.segments.flatMap(({ docs }, at) =>
      docs.length > smallSegment ? [] : [...docs].filter((position) => this.owner[position] === at),
    );
  }

  /** Whether a place in a segment is the product as it is now. */
  owns(segment: number, position: number): boolean {
    return this.isWhole[segment] === true || this.owner[position] === segment;
  }

  /** Whether some product has a term, by its stem. */
  has(stem: string): boolean {
    return this.countOf(stem) > 0;
  }

  /** How many products have a term. */
  countOf(stem: string): number {
    let count = this.counts.get(stem);
    if (count === undefined) {
      count = 0;
      for (const [at, segment] of this.segments.entries()) count += this.countIn(at, segment, stem);
      if (this.counts.size < keptCounts && count > 0) this.counts.set(stem, count);
    }
    return count;
  }

  private countIn(at: number, segment: Segment, stem: string): number {
    const term = segment.termOf(stem);
    if (term < 0) return 0;
    const [from, to] = [segment.startOf(term), segment.startOf(term + 1)];
    if (this.isWhole[at]) return to - from;
    let count = 0;
    for (let place = from; place < to; place += 1) if (this.owner[segment.products[place] ?? 0] === at) count += 1;
    return count;
  }

  /** How much a term says: a rare one more. */
  rarityOf(stem: string): number {
    const products = this.countOf(stem);
    return Math.log(1 + (this.products - products + 0.5) / (products + 0.5));
  }
}
