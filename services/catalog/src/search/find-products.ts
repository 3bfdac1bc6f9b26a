import { fold, queryWords, search, tiers } from '@actual/search';
import { type Wishes, wishesIn } from '@actual/search/spanish';
import { LRUCache } from 'lru-cache';
import type { Catalog } from '../live/catalog';
import { add, type Bits, bitsOf, copied, count, each, emptyBits, positionsOf, remove } from '../product-index/bits';

/** The products that a query found, as sets, to be filtered. */
export class FoundProducts {
  private ordered: Int32Array | undefined;

  constructor(
    /** Everything found. */
    readonly all: Bits,
    /** The same by tier of match, the best first; tiers that nothing has are left out. */
    readonly tiers: readonly Bits[],
    /** A figure that orders products within a tier, the highest first. */
    private readonly scoreOf: (position: number) => number,
    /** Places by id, by position: of equal scores the lower comes first. */
    private readonly ranks: Uint32Array,
    /** The words looked for instead of misspelt ones; null when the query was taken as typed. */
    readonly correctedTerm: string | null = null,
    /** Words of the query that nothing found has. */
    readonly leftOut: readonly string[] = [],
    /** What the term wishes; for its price and discount no product was left out. */
    readonly asked: Wishes | null = null,
  ) {}

  get total(): number {
    return count(this.all);
  }

  /** Positions in the index, best first; made for those who ask for them. */
  get positions(): Int32Array {
    this.ordered ??= Int32Array.from(this.tiers.flatMap((bits) => this.inOrder(bits)));
    return this.ordered;
  }

  /** The same for a query of which some words had to be left out. */
  leavingOut(words: readonly string[], term: string): FoundProducts {
    const { all, tiers, scoreOf, ranks, correctedTerm, leftOut, asked } = this;
    return new FoundProducts(all, tiers, scoreOf, ranks, correctedTerm ?? term, [...leftOut, ...words], asked);
  }

  private inOrder(bits: Bits): number[] {
    const list: { position: number; score: number }[] = [];
    each(bits, (position) => {
      list.push({ position, score: this.scoreOf(position) });
    });
    return list
      .sort((a, b) => b.score - a.score || (this.ranks[a.position] ?? 0) - (this.ranks[b.position] ?? 0))
      .map(({ position }) => position);
  }
}

/** Products in the order given, all of one tier. */
function listed({ index: { size, ranks } }: Catalog, positions: readonly number[]): FoundProducts {
  const all = bitsOf(size, positions);
  const places = new Map(positions.map((position, at) => [position, -at]));
  return new FoundProducts(all, [all], (position) => places.get(position) ?? 0, ranks);
}

/** An item code, to the letter but for its case. */
export function findItem(catalog: Catalog, itemCode: string): FoundProducts {
  const position = catalog.index.positionOfCode.get(itemCode.trim().toUpperCase());
  return listed(catalog, position === undefined ? [] : [position]);
}

/** Words that people write beside a code. */
const codeWords = /^(?:codigos?|clave|sku|articulos?|art|modelo|no|num|numero|y|o|del?|el)\.?:?$/;

/** Products whose codes, or their beginnings, are all that a term names. */
function findCodes({ search: { codes } }: Catalog, term: string): number[] {
  const whole = codes.beginning(term);
  if (whole.length > 0 || !/\d/.test(term)) return whole;
  const named = term.split(/[\s,;:]+/).filter((part) => part !== '' && !codeWords.test(fold(part)));
  const found = named.map((part) => codes.beginning(part));
  return found.every((positions) => positions.length > 0) ? [...new Set(found.flat())] : [];
}

/** Bytes of findings kept for all queries together. */
const keptBytes = 6_000_000;

/** Found products do not depend on the stock: they are kept as long as the catalog of their moment lives. */
const keptQueries = new WeakMap<Catalog, LRUCache<string, FoundProducts>>();

function keptOf(catalog: Catalog): LRUCache<string, FoundProducts> {
  let kept = keptQueries.get(catalog);
  if (!kept) {
    kept = new LRUCache({
      maxSize: keptBytes,
      sizeCalculation: (found) => (found.tiers.length + 1) * found.all.length * 4,
    });
    keptQueries.set(catalog, kept);
  }
  return kept;
}

interface Asked {
  /** Without its wishes. */
  readonly term: string;
  /** Its words that are looked for. */
  readonly words: readonly string[];
  /** It says nothing but wishes. */
  readonly isAny: boolean;
  readonly exact: boolean;
  readonly within: Bits | undefined;
  readonly wishes: Wishes | null;
}

/** Everything there is, where a term says nothing but wishes. */
function findAny({ index }: Catalog, { within, wishes }: Asked): FoundProducts {
  const all = within ?? index.listed;
  return new FoundProducts(all, [all], () => 0, index.ranks, null, [], wishes);
}

function findWords({ index, search: searchIndex }: Catalog, { term, exact, within, wishes }: Asked): FoundProducts {
  const membersOf = (handle: string) => positionsOf(index.categories.get(handle)?.bits ?? emptyBits(0));
  const { hits, correctedQuery, leftOut } = search(searchIndex, term, {
    exact,
    membersOf,
    among: within,
  });
  const all = emptyBits(index.size);
  const byTier: (Bits | undefined)[] = new Array(tiers).fill(undefined);
  for (let at = 0; at < hits.positions.length; at += 1) {
    const position = hits.positions[at] ?? 0;
    const tier = hits.tiers[at] ?? 0;
    const own = byTier[tier] ?? emptyBits(index.size);
    byTier[tier] = own;
    add(own, position);
    add(all, position);
  }
  let scores: Map<number, number> | undefined;
  const scoreOf = (position: number): number => {
    scores ??= new Map([...hits.positions].map((one, at) => [one, hits.scores[at] ?? 0]));
    return scores.get(position) ?? 0;
  };
  const filled = byTier.flatMap((bits) => bits ?? []);
  return new FoundProducts(all, filled, scoreOf, index.ranks, correctedQuery, leftOut, wishes);
}

export interface FindOptions {
  /** Take the words as they were typed: nothing is corrected, nothing left out. */
  readonly exact?: boolean;
  /** The site and the products it sells: products of another site are no answer. */
  readonly within?: { readonly site: string; readonly products: Bits };
}

function findWished(catalog: Catalog, asked: Asked): FoundProducts {
  return asked.isAny ? findAny(catalog, asked) : findWords(catalog, asked);
}

/** As asked, without products that have an unwanted word by name, category or facts; with them where nothing else is left. */
function findWanted(catalog: Catalog, asked: Asked): FoundProducts {
  const { index, search: searchIndex } = catalog;
  const unwanted = asked.wishes?.unwanted ?? [];
  if (unwanted.length === 0) return findWished(catalog, asked);
  const within = copied(asked.within ?? index.listed, index.size);
  for (const word of unwanted) {
    const { positions, isSaid } = search(searchIndex, word, { exact: true }).hits;
    if (isSaid) for (const position of positions) remove(within, position);
  }
  const found = findWished(catalog, { ...asked, within });
  if (found.total > 0) return found;
  return findWished(catalog, asked).leavingOut(
    unwanted.map((word) => `no ${word}`),
    asked.term,
  );
}

/** Products for a term: item codes or their beginnings, else the results of its words without its wishes. */
function find(catalog: Catalog, term: string, asked: Asked): FoundProducts {
  const codes = findCodes(catalog, term);
  return codes.length > 0 ? listed(catalog, codes) : findWanted(catalog, asked);
}

function askedOf(
  { search: { text } }: Catalog,
  typed: string,
  { exact = false, products }: { exact?: boolean; products: Bits | undefined },
): Asked {
  const wishes = exact ? null : wishesIn(typed);
  const term = wishes?.rest ?? typed;
  const words = queryWords(term, text.analyzer);
  const isAny = term !== typed && words.every((word) => text.analyzer.fillers.has(word));
  return { term, words, isAny, exact, within: products, wishes };
}

/** As `findProducts`, among these products of a moment: nothing of it is kept. */
export const findWithin = (
  catalog: Catalog,
  term: string,
  { exact, products }: { exact: boolean; products: Bits },
): FoundProducts => find(catalog, term, askedOf(catalog, term, { exact, products }));

/** As `find`, kept as long as the catalog is. */
export function findProducts(
  catalog: Catalog,
  term: string,
  { exact = false, within }: FindOptions = {},
): FoundProducts {
  const item = findItem(catalog, term);
  if (item.total > 0) return item;
  const kept = keptOf(catalog);
  const asked = askedOf(catalog, term, { exact, products: within?.products });
  const key = JSON.stringify([within?.site, exact, asked.words, { ...asked.wishes, rest: '' }]);
  const known = kept.get(key);
  if (known) return known;
  const found = find(catalog, term, asked);
  kept.set(key, found);
  return found;
}
