import { LRUCache } from 'lru-cache';
import { add, type Bits, bitsOf, count, each, emptyBits, has, union } from '../product-index/bits';
import type { ProductIndex } from '../product-index/product-index';
import type { CatalogSearch } from './catalog-search';
import { type Matches, match, kinds as matchKinds, mostParts } from './match';
import { completions, isKnown, type Part, partsOf } from './question';
import { nearest, parted } from './spelling';
import { wordsOf } from './terms';
import type { TextIndex } from './text-index';

/** What a term found. */
export class Found {
  private ordered: Int32Array | undefined;

  constructor(
    /** Everything found. */
    readonly all: Bits,
    /** The same by kind of match, the best first; kinds that nothing has are left out. */
    readonly kinds: readonly Bits[],
    /** What is better within a kind: more of it comes first. */
    private readonly worth: (position: number) => number,
    /** Places by id, by position: what is worth as much stands in this order. */
    private readonly ranks: Uint32Array,
    /** The words looked for instead of misspelt ones; null when the term was taken as typed. */
    readonly correctedTerm: string | null = null,
  ) {}

  /** The same, found by other words than the typed ones. */
  by(correctedTerm: string | null): Found {
    return new Found(this.all, this.kinds, this.worth, this.ranks, correctedTerm);
  }

  get total(): number {
    return count(this.all);
  }

  /** Positions in the catalog, best first; made for those who ask for them. */
  get positions(): Int32Array {
    this.ordered ??= Int32Array.from(this.kinds.flatMap((bits) => this.inOrder(bits)));
    return this.ordered;
  }

  private inOrder(bits: Bits): number[] {
    const list: { position: number; worth: number }[] = [];
    each(bits, (position) => {
      list.push({ position, worth: this.worth(position) });
    });
    return list
      .sort((a, b) => b.worth - a.worth || (this.ranks[a.position] ?? 0) - (this.ranks[b.position] ?? 0))
      .map(({ position }) => position);
  }
}

const nothing = ({ size, ranks }: ProductIndex): Found => new Found(emptyBits(size), [], () => 0, ranks);

function found({ size, ranks }: ProductIndex, positions: readonly number[]): Found {
  const all = bitsOf(size, positions);
  const places = new Map(positions.map((position, at) => [position, -at]));
  return new Found(all, [all], (position) => places.get(position) ?? 0, ranks);
}

/** An item code, to the letter but for its case. */
export function findItem(catalog: ProductIndex, itemCode: string): Found {
  const position = catalog.positionOfCode.get(itemCode.trim().toUpperCase());
  return found(catalog, position === undefined ? [] : [position]);
}

/** Fewer hits than this make an unknown word worth a second look. */
const few = 3;
/** Bytes of findings kept for all terms together. */
const keptBytes = 6_000_000;

/** What terms find does not depend on the stock: it is kept as long as the catalog's version lives. */
const keptTerms = new WeakMap<ProductIndex, LRUCache<string, Found>>();

function keptOf(catalog: ProductIndex): LRUCache<string, Found> {
  let kept = keptTerms.get(catalog);
  if (!kept) {
    kept = new LRUCache({
      maxSize: keptBytes,
      sizeCalculation: ({ kinds, all }) => (kinds.length + 1) * all.length * 4,
    });
    keptTerms.set(catalog, kept);
  }
  return kept;
}

/** How much a product that sells well comes before one that answers as well. */
const salesWeight = 0.12;

/** Kinds of what is found: products that are called just so, then the kinds of match. */
const foundKinds = 1 + matchKinds;
const calledKind = 0;
const kindOfMatch = (kind: number): number => kind + 1;
/** Products of a category that the whole term names: what is in it is what was asked for. */
const namedKind = kindOfMatch(1);

/** The matches by kind, with what a named category holds; the order by worth is made when somebody asks for it. */
function ranked(
  catalog: ProductIndex,
  { products, kinds, scores }: Matches,
  { called, named }: { called: readonly number[]; named: Bits | null },
): Found {
  const { size } = catalog;
  const byKind: (Bits | undefined)[] = new Array(foundKinds).fill(undefined);
  const setOf = (kind: number): Bits => {
    const own = byKind[kind] ?? emptyBits(size);
    byKind[kind] = own;
    return own;
  };
  const all = emptyBits(size);
  const isCalled = new Set(called);
  const kindFor = (product: number, kind: number): number => {
    if (isCalled.has(product)) return calledKind;
    return named && has(named, product) ? Math.min(kind, namedKind) : kind;
  };
  for (let at = 0; at < products.length; at += 1) {
    const product = products[at] ?? 0;
    add(setOf(kindFor(product, kindOfMatch(kinds[at] ?? 0))), product);
    add(all, product);
  }
  if (named) {
    each(named, (product) => {
      if (!has(all, product)) add(setOf(namedKind), product);
      add(all, product);
    });
  }
  const filled = byKind.flatMap((bits) => bits ?? []);
  let scoreOf: Map<number, number> | undefined;
  const worth = (product: number): number => {
    scoreOf ??= new Map([...products].map((one, at) => [one, scores[at] ?? 0]));
    return (scoreOf.get(product) ?? 0) * (1 + salesWeight * Math.log1p(catalog.products[product]?.salesCount ?? 0));
  };
  return new Found(all, filled, worth, catalog.ranks);
}

/** The words with the misspelt ones replaced and those left out that nothing has, as long as something remains. */
function corrected(index: TextIndex, words: readonly string[], parts: readonly Part[]): string[] | null {
  const { vocabulary, language } = index;
  const unknown = new Set(parts.filter((part) => !isKnown(index, part)).flatMap((part) => part.words));
  if (unknown.size === 0) return null;
  const better = words.flatMap((word): readonly string[] => {
    if (!unknown.has(word)) return [word];
    const one = nearest(word, vocabulary, language.sound);
    const two = one && one.distance < 1 ? null : parted(word, vocabulary);
    return two ?? (one ? [one.word] : []);
  });
  return better.length > 0 ? better : null;
}

/** Products that are called just so, or would be if the last word were written to its end. */
function calledSo({ text, wholeNames }: CatalogSearch, words: readonly string[]): number[] {
  const before = words.slice(0, -1);
  const completed = completions(words, text).map((last) => [...before, last]);
  return [words, ...completed].flatMap((one) => wholeNames.called(one));
}

/** `isPart`: the words are what is left of a term, so a product that has no other name is not the one that was asked for. */
function findWords(catalog: ProductIndex, words: readonly string[], isPart = false): Found {
  const { text, categoryNames } = catalog.search;
  const parts = partsOf(words, text);
  const matches = match(text, parts);
  const categories = parts.length > 0 ? categoryNames.named(parts) : [];
  // half of a category's name says little of its products; it serves where none is called so
  const serves = categories.filter(({ isHalf }) => !isHalf || !matches.kinds.some((kind) => kind < 2));
  const named =
    serves.length === 0
      ? null
      : union(
          catalog.size,
          serves.flatMap(({ category }) => catalog.categories.get(category.handle)?.bits ?? []),
        );
  return ranked(catalog, matches, { called: isPart ? [] : calledSo(catalog.search, words), named });
}

function findTerm(catalog: ProductIndex, words: readonly string[]): Found {
  const { text } = catalog.search;
  const asTyped = findWords(catalog, words);
  if (asTyped.total >= few) return asTyped;
  const better = corrected(text, words, partsOf(words, text));
  const second = better && findWords(catalog, better, better.length < words.length);
  if (second && second.total > asTyped.total) return second.by(better.join(' '));
  if (asTyped.total > 0) return asTyped;
  // no product has it all: what the nearest one has
  const kept = mostParts(text, partsOf(better ?? words, text)).flatMap((part) => part.words);
  if (kept.length === 0) return asTyped;
  const third = findWords(catalog, kept, true);
  return third.by(third.total > 0 ? kept.join(' ') : null);
}

export interface FindOptions {
  /** Take the words as they were typed: nothing is corrected, nothing left out. */
  readonly exact?: boolean;
}

/**
 * Products for a term: an item code or its beginning, else words with Spanish stemming, accents, synonyms and slips of
 * the pen forgiven. Signs and emoji are no words; a term of them alone finds nothing.
 */
export function findProducts(catalog: ProductIndex, term: string, { exact = false }: FindOptions = {}): Found {
  const item = findItem(catalog, term);
  if (item.total > 0) return item;
  const words = wordsOf(term);
  const kept = keptOf(catalog);
  const key = `${exact ? '=' : ''}${words.join(' ')}`;
  const known = kept.get(key);
  if (known) return known;
  const codes = catalog.search.codes.beginning(term);
  const made =
    codes.length > 0
      ? found(catalog, codes)
      : words.length === 0
        ? nothing(catalog)
        : exact
          ? findWords(catalog, words)
          : findTerm(catalog, words);
  kept.set(key, made);
  return made;
}
