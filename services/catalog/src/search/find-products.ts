import { queryWords, search, tiers } from '@actual/search';
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
    /** What is better within a tier: more of it comes first. */
    private readonly scoreOf: (position: number) => number,
    /** Places by id, by position: of equal scores the lower comes first. */
    private readonly ranks: Uint32Array,
    /** The words looked for instead of misspelt ones; null when the query was taken as typed. */
    readonly correctedTerm: string | null = null,
    /** Words of the query that nothing found has. */
    readonly leftOut: readonly string[] = [],
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

/** Bytes of findings kept for all queries together. */
const keptBytes = 6_000_000;

/** What queries find does not depend on the stock: it is kept as long as the catalog of its moment lives. */
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

function findWords({ index, search: searchIndex }: Catalog, term: string, exact: boolean): FoundProducts {
  const membersOf = (handle: string) => positionsOf(index.categories.get(handle)?.bits ?? emptyBits(0));
  const { hits, correctedQuery, leftOut } = search(searchIndex, term, { exact, membersOf });
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
  return new FoundProducts(all, filled, scoreOf, index.ranks, correctedQuery, leftOut);
}

export interface FindOptions {
  /** Take the words as they were typed: nothing is corrected, nothing left out. */
  readonly exact?: boolean;
}

/** Products for a term: an item code or its beginning, else what its words find. */
export function findProducts(catalog: Catalog, term: string, { exact = false }: FindOptions = {}): FoundProducts {
  const item = findItem(catalog, term);
  if (item.total > 0) return item;
  const kept = keptOf(catalog);
  const key = `${exact ? '=' : ''}${queryWords(term, catalog.search.text.analyzer).join(' ')}`;
  const known = kept.get(key);
  if (known) return known;
  const codes = catalog.search.codes.beginning(term);
  const found = codes.length > 0 ? listed(catalog, codes) : findWords(catalog, term, exact);
  kept.set(key, found);
  return found;
}
