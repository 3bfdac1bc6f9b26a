import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Column, grown } from './column';
import type { Language } from './language';
import { countTerm, lengthTerm } from './terms';
import { Words } from './words';

/** How well a product has a word: in its name, in its category, somewhere in its facts, or only in its description. */
export const level = { name: 0, category: 1, fact: 2, description: 3 } as const;
export type Level = (typeof level)[keyof typeof level];

/** Says that the word is what the thing is: the first of its name. */
const headBit = 4;
export const levelOf = (mark: number): number => mark & 3;
export const isHead = (mark: number): boolean => (mark & headBit) !== 0;

/** What a product is found by. */
export interface SearchedProduct {
  readonly name: string;
  /** Words of its categories. */
  readonly categories: string;
  /** Filter values, brand, colour, finish, search text: what is said of it in single words. */
  readonly facts: string;
  readonly description: string;
  /** Its measures in centimetres. */
  readonly lengthsCm: readonly number[];
}

/**
 * What a word in each field weighs, less so in a long one. How long is long is fixed, in words, and not taken from the
 * catalog at hand: so a product weighs the same whatever else is sold, and one that changes is indexed alone.
 */
const fields = [
  { name: 'name', level: level.name, weight: 4, flatten: 0.4, usual: 4 },
  { name: 'categories', level: level.category, weight: 2.5, flatten: 0.2, usual: 6 },
  { name: 'facts', level: level.fact, weight: 1.5, flatten: 0.5, usual: 22 },
  { name: 'description', level: level.description, weight: 0.6, flatten: 0.7, usual: 22 },
] as const;

/** How soon a repeated word stops saying more. */
const saturation = 1.4;

/** Pairs put in their places before others get a turn. */
const pairsATurn = 100_000;

/** Some products' words: which product has which, how well, and how much it says of it. Never changes. */
export class Segment {
  constructor(
    /** Positions of its products, ascending. */
    readonly docs: Int32Array,
    private readonly terms: ReadonlyMap<string, number>,
    private readonly starts: Uint32Array,
    /** Positions, ascending within a term; beside them the weight and the mark: a `Level`, with `headBit`. */
    readonly products: Int32Array,
    readonly weights: Float32Array,
    readonly marks: Uint8Array,
    private readonly spelled: Spelled,
  ) {}

  /** The number of a stem here; -1 where no product has it. */
  termOf(stem: string): number {
    return this.terms.get(stem) ?? -1;
  }

  /** Where a term's places begin; they end where the next one's do. */
  startOf(term: number): number {
    return this.starts[term] ?? 0;
  }

  /** The words of all its products that a misspelt word may have been meant to be, with how often they are written. */
  *wordCounts(): Generator<readonly [string, number]> {
    const counts = new Uint32Array(this.spelled.words.length);
    for (const word of this.spelled.list) counts[word] = (counts[word] ?? 0) + 1;
    for (const [at, word] of this.spelled.words.entries()) yield [word, counts[at] ?? 0];
  }

  /** Those of one product, as often as it has them. */
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

/** Words as they are spelled, by product: `list` holds places in `words`. */
interface Spelled {
  readonly words: readonly string[];
  readonly starts: Uint32Array;
  readonly list: Uint16Array | Uint32Array;
}

/** Collects products, by ascending position, into a segment. */
export class SegmentBuilder {
  private readonly words: Words;
  private readonly docs = new Column(Uint32Array);
  /** Term, place of the product, weight and mark of each pair, side by side. */
  private readonly pairTerms = new Column(Uint32Array);
  private readonly pairDocs = new Column(Uint32Array);
  private readonly pairWeights = new Column(Float32Array);
  private readonly pairMarks = new Column(Uint8Array);
  private readonly spelledStarts = new Column(Uint32Array);
  /** Of the product at hand, by term: how often in each field, and its mark. */
  private counts = new Uint8Array(4096 * fields.length);
  private marks = new Uint8Array(4096);
  private readonly touched: number[] = [];

  constructor(private readonly language: Language) {
    this.words = new Words(language);
  }

  get size(): number {
    return this.docs.length;
  }

  add(position: number, product: SearchedProduct): void {
    this.spelledStarts.push(this.words.spelled.length);
    const scale = fields.map(({ name, level: own, weight, flatten, usual }, field) => {
      const length = this.addText(product[name], field, own);
      return weight / (1 - flatten + (flatten * length) / usual);
    });
    for (const cm of product.lengthsCm) this.note(this.words.idOf(lengthTerm(cm)), 2, false);
    for (const term of this.touched) {
      const from = term * fields.length;
      let often = 0;
      for (let field = 0; field < fields.length; field += 1)
        often += (scale[field] ?? 0) * (this.counts[from + field] ?? 0);
      this.pairTerms.push(term);
      this.pairDocs.push(this.docs.length);
      this.pairWeights.push(often / (saturation + often));
      this.pairMarks.push(this.marks[term] ?? 0);
      this.counts.fill(0, from, from + fields.length);
    }
    this.touched.length = 0;
    this.docs.push(position);
  }

  /** @returns how many words the text has, small ones left out */
  private addText(text: string, field: number, own: Level): number {
    const words = this.words.of(text, own !== level.description);
    let kept = 0;
    for (const [at, word] of words.entries()) {
      if (word.isSmall) continue;
      this.note(word.term, field, kept === 0 && own === level.name && this.language.headFirst);
      kept += 1;
      const next = words[at + 1];
      if (word.number === undefined || next === undefined) continue;
      if (next.isCentimetre) this.note(this.words.idOf(lengthTerm(Number(word.number))), field, false);
      if (next.noun) this.note(this.words.idOf(countTerm(word.number, next.noun)), field, false);
    }
    return kept;
  }

  private note(term: number, field: number, head: boolean): void {
    if (term >= this.marks.length) {
      const length = Math.max(term + 1, this.marks.length * 2);
      this.marks = grown(this.marks, length);
      this.counts = grown(this.counts, length * fields.length);
    }
    const own = fields[field]?.level ?? level.description;
    const at = term * fields.length;
    let isNew = true;
    for (let other = 0; other < fields.length; other += 1) if (this.counts[at + other]) isNew = false;
    const known = this.marks[term] ?? 0;
    if (isNew) this.touched.push(term);
    this.marks[term] = isNew
      ? own | (head ? headBit : 0)
      : Math.min(levelOf(known), own) | (known & headBit) | (head ? headBit : 0);
    this.counts[at + field] = Math.min(255, (this.counts[at + field] ?? 0) + 1);
  }

  /** The segment of all that was added. Gives way to others between some pairs and the next. */
  async build(): Promise<Segment> {
    const pairs = this.pairTerms.length;
    const starts = new Uint32Array(this.words.terms.size + 1);
    for (let i = 0; i < pairs; i += 1) {
      const after = (this.pairTerms.list[i] ?? 0) + 1;
      starts[after] = (starts[after] ?? 0) + 1;
    }
    for (let term = 1; term < starts.length; term += 1) starts[term] = (starts[term] ?? 0) + (starts[term - 1] ?? 0);
    // one array for all terms, a window of it for each: small arrays cost more than what is in them
    const products = new Int32Array(pairs);
    const weights = new Float32Array(pairs);
    const marks = new Uint8Array(pairs);
    const next = starts.slice();
    for (let i = 0; i < pairs; i += 1) {
      if (i % pairsATurn === pairsATurn - 1) await yieldToEventLoop();
      const term = this.pairTerms.list[i] ?? 0;
      const at = next[term] ?? 0;
      products[at] = this.docs.list[this.pairDocs.list[i] ?? 0] ?? 0;
      weights[at] = this.pairWeights.list[i] ?? 0;
      marks[at] = this.pairMarks.list[i] ?? 0;
      next[term] = at + 1;
    }
    this.spelledStarts.push(this.words.spelled.length);
    const { spellings } = this.words;
    const list = this.words.spelled.whole();
    return new Segment(
      new Int32Array(this.docs.whole()),
      this.words.terms,
      starts,
      products,
      weights,
      marks,
      // few catalogs have more words than two bytes can count
      {
        words: spellings,
        starts: this.spelledStarts.whole(),
        list: spellings.length < 65_536 ? new Uint16Array(list) : list,
      },
    );
  }
}
