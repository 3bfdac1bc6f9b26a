import { fold, queryWords, search, tiers } from '@actual/search';
import { type PricedQuery, pricedQuery } from '@actual/search/spanish';
import { LRUCache } from 'lru-cache';
import type { Catalog } from '../live/catalog';
import { add, type Bits, bitsOf, count, each, emptyBits, positionsOf } from '../product-index/bits';

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
    /** The prices in the term, for which no product was left out. */
    readonly asked: PricedQuery | null = null,
  ) {}

  get total(): number {
    return count(this.all);
  }

  /** Positions in the index, best first; made for those who ask for them. */
  get positions(): Int32Array {
    this.ordered ??= Int32Array.from(this.tiers.flatMap((bits) => this.inOrder(bits)));
    return this.ordered;
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
  readonly term: string;
  readonly exact: boolean;
  readonly within: Bits | undefined;
  readonly priced: PricedQuery | null;
}

/** Everything there is, where a term says nothing but a price. */
function findAny({ index }: Catalog, { within, priced }: Asked): FoundProducts {
  const all = within ?? index.listed;
  return new FoundProducts(all, [all], () => 0, index.ranks, null, [], priced);
}

function findWords({ index, search: searchIndex }: Catalog, { term, exact, within, priced }: Asked): FoundProducts {
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
  return new FoundProducts(all, filled, scoreOf, index.ranks, correctedQuery, leftOut, priced);
}

export interface FindOptions {
  /** Take the words as they were typed: nothing is corrected, nothing left out. */
  readonly exact?: boolean;
  /** The site and the products it sells: products of another site are no answer. */
  readonly within?: { readonly site: string; readonly products: Bits };
}

/** Products for a term: item codes or their beginnings, else the results of its words without its prices. */
function find(catalog: Catalog, term: string, asked: Asked): FoundProducts {
  const codes = findCodes(catalog, term);
  if (codes.length > 0) return listed(catalog, codes);
  const isPriceAlone = asked.priced?.price && queryWords(asked.term, catalog.search.text.analyzer).length === 0;
  return isPriceAlone ? findAny(catalog, asked) : findWords(catalog, asked);
}

/** The term without its prices; a term of nothing but `barato` stays as it is. */
function askedOf(term: string, { exact = false, products }: { exact?: boolean; products: Bits | undefined }): Asked {
  const priced = exact ? null : pricedQuery(term);
  return { term: priced?.rest || priced?.price ? priced.rest : term, exact, within: products, priced };
}

/** As `findProducts`, among these products of a moment: nothing of it is kept. */
export const findWithin = (
  catalog: Catalog,
  term: string,
  { exact, products }: { exact: boolean; products: Bits },
): FoundProducts => find(catalog, term, askedOf(term, { exact, products }));

/** As `find`, kept as long as the catalog is. */
export function findProducts(
  catalog: Catalog,
  term: string,
  { exact = false, within }: FindOptions = {},
): FoundProducts {
  const item = findItem(catalog, term);
  if (item.total > 0) return item;
  const kept = keptOf(catalog);
  const asked = askedOf(term, { exact, products: within?.products });
  const words = queryWords(asked.term, catalog.search.text.analyzer).join(' ');
  const key = JSON.stringify([within?.site, exact, words, asked.priced?.price, asked.priced?.cheapFirst]);
  const known = kept.get(key);
  if (known) return known;
  const found = find(catalog, term, asked);
  kept.set(key, found);
  return found;
}
