import { Column, grown } from './column';
import type { Language } from './language';
import { countTerm, lengthTerm } from './terms';
import { othersTurn } from './turns';
import { Vocabulary } from './vocabulary';
import { Words } from './words';

/** How well a product has a word: in its name, in its category, somewhere in its facts, or only in its description. */
export const level = { name: 0, category: 1, fact: 2, description: 3 } as const;
export type Level = (typeof level)[keyof typeof level];

/** Says that the word is what the thing is: the first of its name. */
const headBit = 4;

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

/** Where a term stands: products, how much it says of each, and how well each has it. */
export interface Postings {
  readonly products: Int32Array;
  readonly weights: Float32Array;
  /** A `Level`, with `headBit`. */
  readonly marks: Uint8Array;
}

const fields = [
  { name: 'name', level: level.name, weight: 4, flatten: 0.4 },
  { name: 'categories', level: level.category, weight: 2.5, flatten: 0.2 },
  { name: 'facts', level: level.fact, weight: 1.5, flatten: 0.5 },
  { name: 'description', level: level.description, weight: 0.6, flatten: 0.7 },
] as const;

/** How soon a repeated word stops saying more. */
const saturation = 1.4;

export const levelOf = (mark: number): number => mark & 3;
export const isHead = (mark: number): boolean => (mark & headBit) !== 0;

/** Pairs put in their places before others get a turn. */
const pairsATurn = 100_000;

/** Collects products, in the order of their positions, into an index. */
export class TextIndexBuilder {
  private readonly words: Words;
  /** Term, product, how often in each field and mark of each pair, side by side. */
  private readonly pairTerms = new Column(Uint32Array);
  private readonly pairProducts = new Column(Uint32Array);
  private readonly pairCounts = fields.map(() => new Column(Uint8Array));
  private readonly pairMarks = new Column(Uint8Array);
  private readonly lengths = fields.map(() => new Column(Uint32Array));
  /** Of the product at hand, by term: how often in each field, and its mark. */
  private counts = new Uint8Array(4096 * fields.length);
  private marks = new Uint8Array(4096);
  private readonly touched: number[] = [];
  private size = 0;

  constructor(private readonly language: Language) {
    this.words = new Words(language);
  }

  add(product: SearchedProduct): void {
    for (const [field, { name, level: own }] of fields.entries()) {
      const kept = this.addText(product[name], field, own);
      this.lengths[field]?.push(kept);
    }
    for (const cm of product.lengthsCm) this.note(this.words.idOf(lengthTerm(cm)), 2, false);
    for (const term of this.touched) {
      this.pairTerms.push(term);
      this.pairProducts.push(this.size);
      for (const [field, column] of this.pairCounts.entries())
        column.push(this.counts[term * fields.length + field] ?? 0);
      this.pairMarks.push(this.marks[term] ?? 0);
      this.counts.fill(0, term * fields.length, (term + 1) * fields.length);
    }
    this.touched.length = 0;
    this.size += 1;
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
      this.marks = grown(this.marks, this.marks.length * 2);
      this.counts = grown(this.counts, this.counts.length * 2);
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

  /** The index of all that was added. Gives way to others between some pairs and the next. */
  async build(): Promise<TextIndex> {
    const averages = this.lengths.map(({ list, length }) => {
      let sum = 0;
      for (let i = 0; i < length; i += 1) sum += list[i] ?? 0;
      return Math.max(1, sum / Math.max(1, length));
    });
    const pairs = this.pairTerms.length;
    const sizes = new Uint32Array(this.words.terms.size);
    for (let i = 0; i < pairs; i += 1) {
      const term = this.pairTerms.list[i] ?? 0;
      sizes[term] = (sizes[term] ?? 0) + 1;
    }
    // one array for all terms, a window of it for each: small arrays cost more than what is in them
    const products = new Int32Array(pairs);
    const weights = new Float32Array(pairs);
    const marks = new Uint8Array(pairs);
    const starts = new Uint32Array(sizes.length + 1);
    for (let term = 0; term < sizes.length; term += 1) starts[term + 1] = (starts[term] ?? 0) + (sizes[term] ?? 0);
    const next = starts.slice();
    for (let i = 0; i < pairs; i += 1) {
      if (i % pairsATurn === 0) await othersTurn();
      const term = this.pairTerms.list[i] ?? 0;
      const product = this.pairProducts.list[i] ?? 0;
      const often = this.oftenOf(i, product, averages);
      const at = next[term] ?? 0;
      products[at] = product;
      weights[at] = often / (saturation + often);
      marks[at] = this.pairMarks.list[i] ?? 0;
      next[term] = at + 1;
    }
    const vocabulary = new Vocabulary(this.words.times, this.language);
    return new TextIndex(this.size, this.words.terms, { starts, products, weights, marks }, vocabulary, this.language);
  }

  /** How often a pair's term stands in its product, in all fields together, long fields and lesser ones discounted. */
  private oftenOf(pair: number, product: number, averages: readonly number[]): number {
    let often = 0;
    for (let field = 0; field < fields.length; field += 1) {
      const times = this.pairCounts[field]?.list[pair] ?? 0;
      if (times === 0) continue;
      const { weight = 0, flatten = 0 } = fields[field] ?? {};
      const length = (this.lengths[field]?.list[product] ?? 0) / (averages[field] ?? 1);
      often += (weight * times) / (1 - flatten + flatten * length);
    }
    return often;
  }
}

/** Which words stand in which products, in memory: a term is answered without a statement. */
export class TextIndex {
  constructor(
    readonly size: number,
    private readonly terms: ReadonlyMap<string, number>,
    private readonly all: Postings & { readonly starts: Uint32Array },
    readonly vocabulary: Vocabulary,
    readonly language: Language,
  ) {}

  /** Where a term stands, by its stem; undefined where no product has it. */
  postings(stem: string): Postings | undefined {
    const term = this.terms.get(stem);
    if (term === undefined) return undefined;
    const from = this.all.starts[term] ?? 0;
    const to = this.all.starts[term + 1] ?? 0;
    if (from === to) return undefined;
    return {
      products: this.all.products.subarray(from, to),
      weights: this.all.weights.subarray(from, to),
      marks: this.all.marks.subarray(from, to),
    };
  }

  /** How much a term says that so many products have: rare ones more. */
  rarity(products: number): number {
    return Math.log(1 + (this.size - products + 0.5) / (products + 0.5));
  }
}
