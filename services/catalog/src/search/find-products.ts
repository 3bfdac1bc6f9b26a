import type { Knex } from '@actual/database';
import { LRUCache } from 'lru-cache';
import { type Bits, bitsOf } from '../catalogue/bits';
import type { Catalogue } from '../catalogue/catalogue';
import { searchText } from './search-repository';
import { corrected } from './spelling';
import { textQuery, wordsOf } from './terms';

/** What a term found. */
export interface Found {
  /** Positions in the catalogue, best first. */
  readonly positions: Int32Array;
  /** Those of them that have every word in their name. */
  readonly named: Int32Array;
  /** The words looked for instead of misspelt ones; null when the term was taken as typed. */
  readonly correctedTerm: string | null;
}

const found = (positions: Iterable<number>, named: Iterable<number> = positions): Found => ({
  positions: Int32Array.from(positions),
  named: Int32Array.from(named),
  correctedTerm: null,
});

const sets = new WeakMap<Found, { all: Bits; named: Bits }>();

/** What was found as sets; made once for each finding. */
export function foundBits({ size }: Catalogue, one: Found): { all: Bits; named: Bits } {
  let bits = sets.get(one);
  if (!bits) {
    bits = { all: bitsOf(size, one.positions), named: bitsOf(size, one.named) };
    sets.set(one, bits);
  }
  return bits;
}

/** An item code, to the letter but for its case. */
export function findItem(catalogue: Catalogue, itemCode: string): Found {
  const position = catalogue.positionOfCode.get(itemCode.trim().toUpperCase());
  return found(position === undefined ? [] : [position]);
}

/** Fewer hits than this make a misspelt word worth a second look. */
const few = 3;
/** Hits kept for all terms together. */
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

async function findWords(db: Knex, catalogue: Catalogue, words: readonly string[]): Promise<Found> {
  const anywhere = textQuery(words, '', catalogue.words);
  const strong = textQuery(words, 'AB', catalogue.words);
  const named = textQuery(words, 'A', catalogue.words);
  if (!anywhere || !strong || !named) return found([]);
  const hits = await searchText(db, { anywhere, strong, named });
  // a word in somebody's description is a weak sign: it counts only where no name and no search text has it
  const best = hits.some((hit) => hit.strong) ? hits.filter((hit) => hit.strong) : hits;
  const positions = (list: typeof hits) => list.flatMap(({ id }) => catalogue.positionOfId.get(id) ?? []);
  return found(positions(best), positions(best.filter((hit) => hit.named)));
}

async function findTerm(db: Knex, catalogue: Catalogue, words: readonly string[]): Promise<Found> {
  const asTyped = await findWords(db, catalogue, words);
  const better = asTyped.positions.length < few ? corrected(words, catalogue.words) : null;
  if (!better) return asTyped;
  const second = await findWords(db, catalogue, better);
  return second.positions.length > asTyped.positions.length ? { ...second, correctedTerm: better.join(' ') } : asTyped;
}

/**
 * Products for a term: an item code to the letter, else words with Spanish stemming, accents, synonyms and slips of the
 * pen forgiven. Signs and emoji are no words; a term of them alone finds nothing.
 */
export async function findProducts(db: Knex, catalogue: Catalogue, term: string): Promise<Found> {
  const item = findItem(catalogue, term);
  if (item.positions.length > 0) return item;
  const words = wordsOf(term);
  const kept = keptOf(catalogue);
  const key = words.join(' ');
  const known = kept.get(key);
  if (known) return known;
  const made = await findTerm(db, catalogue, words);
  kept.set(key, made);
  return made;
}
