import type { Language } from './language';
import { allWords, countedNoun, countTerm, isCentimetre, isSmall, lengthTerm, numberIn } from './terms';
import { Vocabulary } from './vocabulary';

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

/** A list of numbers that grows without a box for each. */
class Numbers {
  private list = new Float64Array(4096);
  length = 0;
  push(value: number): void {
    if (this.length === this.list.length) {
      const larger = new Float64Array(this.length * 2);
      larger.set(this.list);
      this.list = larger;
    }
    this.list[this.length++] = value;
  }
  at(i: number): number {
    return this.list[i] ?? 0;
  }
}

/** Collects products, in the order of their positions, into an index. */
export class TextIndexBuilder {
  private readonly ids = new Map<string, number>();
  private readonly stems = new Map<string, string>();
  private readonly times = new Map<string, number>();
  /** Term, position, field counts and mark of each pair, packed: four lists side by side. */
  private readonly pairTerms = new Numbers();
  private readonly pairProducts = new Numbers();
  private readonly pairCounts: readonly Numbers[] = fields.map(() => new Numbers());
  private readonly pairMarks = new Numbers();
  private readonly lengths: readonly Numbers[] = fields.map(() => new Numbers());
  private size = 0;

  constructor(private readonly language: Language) {}

  add(product: SearchedProduct): void {
    const found = new Map<number, { counts: number[]; mark: number }>();
    const note = (term: string, field: number, head: boolean) => {
      let id = this.ids.get(term);
      if (id === undefined) {
        id = this.ids.size;
        this.ids.set(term, id);
      }
      const one = found.get(id);
      const mark = (fields[field]?.level ?? level.description) | (head ? headBit : 0);
      if (!one) found.set(id, { counts: fields.map((_, at) => (at === field ? 1 : 0)), mark });
      else {
        one.counts[field] = (one.counts[field] ?? 0) + 1;
        one.mark = Math.min(levelOf(one.mark), levelOf(mark)) | ((one.mark | mark) & headBit);
      }
    };
    fields.forEach(({ name, level: own }, field) => {
      const words = allWords(product[name]);
      let kept = 0;
      words.forEach((word, at) => {
        if (isSmall(word)) return;
        const isFirst = kept === 0 && own === level.name && this.language.headFirst;
        kept += 1;
        note(this.stem(word), field, isFirst);
        if (own !== level.description) this.know(word);
        const number = numberIn(word);
        const next = words[at + 1];
        if (number === undefined || next === undefined) return;
        if (isCentimetre(next)) note(lengthTerm(Number(number)), field, false);
        const noun = countedNoun(this.language.stem(next)) ?? countedNoun(next.replace(/e?s$/, ''));
        if (noun) note(countTerm(number, noun), field, false);
      });
      this.lengths[field]?.push(kept);
    });
    for (const cm of product.lengthsCm) note(lengthTerm(cm), 2, false);
    for (const [id, { counts, mark }] of found) {
      this.pairTerms.push(id);
      this.pairProducts.push(this.size);
      for (const [field, times] of counts.entries()) this.pairCounts[field]?.push(times);
      this.pairMarks.push(mark);
    }
    this.size += 1;
  }

  /** A word and its singular, so that who misspells a recámara is led to the recámaras. */
  private know(word: string): void {
    this.times.set(word, (this.times.get(word) ?? 0) + 1);
    const one = this.language.singular(word);
    if (one !== word) this.times.set(one, this.times.get(one) ?? 1);
  }

  private stem(word: string): string {
    let stem = this.stems.get(word);
    if (stem === undefined) {
      stem = this.language.stem(word);
      this.stems.set(word, stem);
    }
    return stem;
  }

  build(): TextIndex {
    const averages = this.lengths.map((list) => {
      let sum = 0;
      for (let i = 0; i < list.length; i += 1) sum += list.at(i);
      return Math.max(1, sum / Math.max(1, list.length));
    });
    const sizes = new Int32Array(this.ids.size);
    for (let i = 0; i < this.pairTerms.length; i += 1) {
      const term = this.pairTerms.at(i);
      sizes[term] = (sizes[term] ?? 0) + 1;
    }
    const postings: Postings[] = Array.from(sizes, (size) => ({
      products: new Int32Array(size),
      weights: new Float32Array(size),
      marks: new Uint8Array(size),
    }));
    const next = new Int32Array(this.ids.size);
    for (let i = 0; i < this.pairTerms.length; i += 1) {
      const term = this.pairTerms.at(i);
      const product = this.pairProducts.at(i);
      const own = postings[term];
      if (!own) continue;
      let often = 0;
      fields.forEach(({ weight, flatten }, field) => {
        const times = this.pairCounts[field]?.at(i) ?? 0;
        if (times === 0) return;
        const length = (this.lengths[field]?.at(product) ?? 0) / (averages[field] ?? 1);
        often += (weight * times) / (1 - flatten + flatten * length);
      });
      const at = next[term] ?? 0;
      own.products[at] = product;
      own.weights[at] = often / (saturation + often);
      own.marks[at] = this.pairMarks.at(i);
      next[term] = at + 1;
    }
    const byTerm = new Map([...this.ids].map(([term, id]) => [term, postings[id] as Postings]));
    return new TextIndex(this.size, byTerm, new Vocabulary(this.times, this.language), this.language);
  }
}

/** Which words stand in which products, in memory: a term is answered without a statement. */
export class TextIndex {
  constructor(
    readonly size: number,
    private readonly byTerm: ReadonlyMap<string, Postings>,
    readonly vocabulary: Vocabulary,
    readonly language: Language,
  ) {}

  /** Where a term stands, by its stem; undefined where no product has it. */
  postings(stem: string): Postings | undefined {
    return this.byTerm.get(stem);
  }

  /** How much a term says that so many products have: rare ones more. */
  rarity(products: number): number {
    return Math.log(1 + (this.size - products + 0.5) / (products + 0.5));
  }
}
