import type { Analyzer } from '../analysis/analyzer';
import type { Segment } from './segment';
import { nameKey } from './segment-builder';
import { Vocabulary } from './vocabulary';

/** Segment of a position that no document has. */
const noSegment = 255;
/** With more segments every question would take longer; those of fewer documents are then put together. */
const mostSegments = 16;
const smallSegment = 2_000;

/** Terms whose documents are counted once; a handful of megabytes at most. */
const keptCounts = 20_000;

/** Which terms stand in which documents: segments never change, and a changed document is written into a new one. */
export class InvertedIndex {
  private readonly counts = new Map<string, number>();

  private constructor(
    readonly segments: readonly Segment[],
    /** By position: the segment that has the document. */
    private readonly owner: Uint8Array,
    /** Documents in the index. */
    readonly documents: number,
    readonly vocabulary: Vocabulary,
    readonly analyzer: Analyzer,
    /** Segments all of whose documents are still theirs: nothing has to be asked there. */
    private readonly isWhole: readonly boolean[],
  ) {}

  static empty(analyzer: Analyzer): InvertedIndex {
    return new InvertedIndex([], new Uint8Array(), 0, Vocabulary.of(new Map(), analyzer), analyzer, []);
  }

  /** The index after some positions were given up and those of `segment` were written. */
  after(gone: Iterable<number>, segment: Segment, size: number): InvertedIndex {
    const owner = new Uint8Array(size).fill(noSegment);
    owner.set(this.owner);
    const changed = new Map<string, number>();
    const note = (word: string, more: number) => changed.set(word, (changed.get(word) ?? 0) + more);
    let { documents } = this;
    for (const position of new Set([...gone, ...segment.docs])) {
      const before = owner[position] ?? noSegment;
      if (before === noSegment) continue;
      for (const word of this.segments[before]?.wordsOf(position) ?? []) note(word, -1);
      owner[position] = noSegment;
      documents -= 1;
    }
    for (const [word, often] of segment.wordCounts()) note(word, often);
    documents += segment.docs.length;
    const has = new Uint32Array(this.segments.length);
    for (const at of owner) if (at < noSegment) has[at] = (has[at] ?? 0) + 1;
    // a segment that has nothing any more goes, and the others move up
    const kept = [...this.segments.keys()].filter((at) => (has[at] ?? 0) > 0);
    const moved = new Uint8Array(256).fill(noSegment);
    for (const [to, from] of kept.entries()) moved[from] = to;
    for (let position = 0; position < size; position += 1)
      owner[position] = moved[owner[position] ?? noSegment] ?? noSegment;
    for (const position of segment.docs) owner[position] = kept.length;
    const segments = kept.flatMap((at) => this.segments[at] ?? []);
    const isWhole = kept.map((at) => has[at] === this.segments[at]?.docs.length);
    return new InvertedIndex([...segments, segment], owner, documents, this.vocabulary.after(changed), this.analyzer, [
      ...isWhole,
      true,
    ]);
  }

  /** One more than the last position. */
  get size(): number {
    return this.owner.length;
  }

  /** Where there are many segments: the positions in the small ones, to be indexed again into one. */
  toMerge(): number[] {
    if (this.segments.length < mostSegments) return [];
    return this.segments.flatMap(({ docs }, at) =>
      docs.length > smallSegment ? [] : [...docs].filter((position) => this.owner[position] === at),
    );
  }

  /** Whether a posting of a segment is of the document as it is now. */
  owns(segment: number, position: number): boolean {
    return this.isWhole[segment] === true || this.owner[position] === segment;
  }

  /** Documents whose name is these words and no other, in any order. */
  named(words: readonly string[]): number[] {
    const key = nameKey(words, this.analyzer);
    return words.length === 0
      ? []
      : this.segments.flatMap((segment, at) => segment.named(key).filter((position) => this.owns(at, position)));
  }

  /** Whether some document has a term. */
  has(term: string): boolean {
    return this.countOf(term) > 0;
  }

  /** How many documents have a term. */
  countOf(term: string): number {
    let count = this.counts.get(term);
    if (count === undefined) {
      count = 0;
      for (const [at, segment] of this.segments.entries()) count += this.countIn(at, segment, term);
      if (this.counts.size < keptCounts && count > 0) this.counts.set(term, count);
    }
    return count;
  }

  private countIn(at: number, segment: Segment, term: string): number {
    const own = segment.termOf(term);
    if (own < 0) return 0;
    const [from, to] = [segment.startOf(own), segment.startOf(own + 1)];
    if (this.isWhole[at]) return to - from;
    let count = 0;
    for (let place = from; place < to; place += 1) if (this.owner[segment.positions[place] ?? 0] === at) count += 1;
    return count;
  }

  /** Inverse document frequency, as BM25 has it: how much a term says, a rare one more. */
  idfOf(term: string): number {
    const holders = this.countOf(term);
    return Math.log(1 + (this.documents - holders + 0.5) / (holders + 0.5));
  }
}
