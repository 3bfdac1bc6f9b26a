import { LRUCache } from 'lru-cache';
import { type Bits, bitsOf, each } from '../catalogue/bits';
import type { Catalogue } from '../catalogue/catalogue';
import { kinds as allKinds, type Matches, match, mostParts } from './match';
import { isKnown, type Part, partsOf } from './question';
import { nearest, parted } from './spelling';
import { wordsOf } from './terms';
import type { TextIndex } from './text-index';

/** What a term found. */
export interface Found {
  /** Everything found. */
  readonly all: Bits;
  /** The same by kind of match, the best first; kinds that nothing has are left out. */
  readonly kinds: readonly Bits[];
  /** Positions in the catalogue, best first. */
  readonly positions: Int32Array;
  /** The words looked for instead of misspelt ones; null when the term was taken as typed. */
  readonly correctedTerm: string | null;
}

const nothing = (size: number): Found => found(size, []);

function found(size: number, positions: readonly number[]): Found {
  const all = bitsOf(size, positions);
  return { all, kinds: [all], positions: Int32Array.from(positions), correctedTerm: null };
}

/** An item code, to the letter but for its case. */
export function findItem(catalogue: Catalogue, itemCode: string): Found {
  const position = catalogue.positionOfCode.get(itemCode.trim().toUpperCase());
  return found(catalogue.size, position === undefined ? [] : [position]);
}

/** Fewer hits than this make an unknown word worth a second look. */
const few = 3;
/** Findings kept for all terms together, in products. */
const keptHits = 300_000;

/** What terms find does not depend on the stock: it is kept as long as the catalogue's version lives. */
const keptTerms = new WeakMap<Catalogue, LRUCache<string, Found>>();

function keptOf(catalogue: Catalogue): LRUCache<string, Found> {
  let kept = keptTerms.get(catalogue);
  if (!kept) {
    kept = new LRUCache({ maxSize: keptHits, sizeCalculation: ({ positions }) => positions.length + 1 });
    keptTerms.set(catalogue, kept);
  }
  return kept;
}

/** How much a product that sells well comes before one that answers as well. */
const salesWeight = 0.12;

/** Products of a category that the whole term names: what is in it is what was asked for. */
const namedKind = 1;

function ranked(
  catalogue: Catalogue,
  { products, kinds, scores }: Matches,
  named: Bits | null,
): Omit<Found, 'correctedTerm'> {
  const own = kinds.slice();
  const extra: number[] = [];
  if (named) {
    const seen = new Map<number, number>();
    products.forEach((product, at) => seen.set(product, at));
    each(named, (product) => {
      const at = seen.get(product);
      if (at === undefined) extra.push(product);
      else if ((own[at] ?? 0) > namedKind) own[at] = namedKind;
    });
  }
  const byKind: number[][] = Array.from({ length: allKinds }, () => []);
  products.forEach((product, at) => byKind[own[at] ?? 0]?.push(product));
  byKind[namedKind]?.push(...extra);
  const value = new Map<number, number>();
  products.forEach((product, at) => {
    const sales = catalogue.products[product]?.salesCount ?? 0;
    value.set(product, (scores[at] ?? 0) * (1 + salesWeight * Math.log1p(sales)));
  });
  const filled = byKind.filter((list) => list.length > 0);
  const worth = (product: number) => value.get(product) ?? 0;
  return {
    all: bitsOf(catalogue.size, filled.flat()),
    kinds: filled.map((list) => bitsOf(catalogue.size, list)),
    positions: Int32Array.from(filled.flatMap((list) => list.sort((a, b) => worth(b) - worth(a) || a - b))),
  };
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

function findWords(catalogue: Catalogue, words: readonly string[]): Omit<Found, 'correctedTerm'> {
  const { text, categoryNames } = catalogue.search;
  const parts = partsOf(words, text);
  const matches = match(text, parts);
  const categories = parts.length > 0 ? categoryNames.named(parts) : [];
  // half of a category's name says little of its products; it serves where none is called so
  const serves = categories.filter(({ isHalf }) => !isHalf || !matches.kinds.some((kind) => kind < 2));
  const named =
    serves.length === 0
      ? null
      : serves.map(({ category }) => category.bits).reduce((a, b) => a.map((one, i) => one | (b[i] ?? 0)));
  return ranked(catalogue, matches, named);
}

function findTerm(catalogue: Catalogue, words: readonly string[]): Found {
  const { text } = catalogue.search;
  const asTyped = findWords(catalogue, words);
  if (asTyped.positions.length >= few) return { ...asTyped, correctedTerm: null };
  const better = corrected(text, words, partsOf(words, text));
  const second = better && findWords(catalogue, better);
  if (second && second.positions.length > asTyped.positions.length)
    return { ...second, correctedTerm: better.join(' ') };
  if (asTyped.positions.length > 0) return { ...asTyped, correctedTerm: null };
  // no product has it all: what the nearest one has
  const kept = mostParts(text, partsOf(better ?? words, text)).flatMap((part) => part.words);
  if (kept.length === 0) return { ...asTyped, correctedTerm: null };
  const third = findWords(catalogue, kept);
  return { ...third, correctedTerm: third.positions.length > 0 ? kept.join(' ') : null };
}

export interface FindOptions {
  /** Take the words as they were typed: nothing is corrected, nothing left out. */
  readonly exact?: boolean;
}

/**
 * Products for a term: an item code or its beginning, else words with Spanish stemming, accents, synonyms and slips of
 * the pen forgiven. Signs and emoji are no words; a term of them alone finds nothing.
 */
export function findProducts(catalogue: Catalogue, term: string, { exact = false }: FindOptions = {}): Found {
  const item = findItem(catalogue, term);
  if (item.positions.length > 0) return item;
  const words = wordsOf(term);
  const kept = keptOf(catalogue);
  const key = `${exact ? '=' : ''}${words.join(' ')}`;
  const known = kept.get(key);
  if (known) return known;
  const codes = catalogue.search.codes.beginning(term);
  const made =
    codes.length > 0
      ? found(catalogue.size, codes)
      : words.length === 0
        ? nothing(catalogue.size)
        : exact
          ? { ...findWords(catalogue, words), correctedTerm: null }
          : findTerm(catalogue, words);
  kept.set(key, made);
  return made;
}
