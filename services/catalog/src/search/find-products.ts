import type { Knex } from '@actual/database';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../catalogue/catalogue';
import { searchText } from './search-repository';
import { corrected } from './spelling';
import { textQuery, wordsOf } from './terms';

/** What a term found: positions in the catalogue, best first. */
export interface Found {
  readonly positions: readonly number[];
  /** The words looked for instead of misspelt ones; null when the term was taken as typed. */
  readonly correctedTerm: string | null;
}

const nothing: Found = { positions: [], correctedTerm: null };
/** Fewer hits than this make a misspelt word worth a second look. */
const few = 3;

/** Terms do not depend on the stock: they are kept as long as the catalogue's version lives. */
const keptTerms = new WeakMap<Catalogue, LRUCache<string, Promise<Found>>>();

async function findWords(db: Knex, catalogue: Catalogue, words: readonly string[]): Promise<number[]> {
  const [anywhere, strong] = [textQuery(words, '', catalogue.words), textQuery(words, 'AB', catalogue.words)];
  if (!anywhere || !strong) return [];
  const hits = await searchText(db, anywhere, strong);
  // a word in somebody's description is a weak sign: it counts only where no name has it
  const best = hits.some((hit) => hit.strong) ? hits.filter((hit) => hit.strong) : hits;
  return best.flatMap(({ id }) => catalogue.positionOfId.get(id) ?? []);
}

async function find(db: Knex, catalogue: Catalogue, term: string): Promise<Found> {
  const exact = catalogue.positionOfCode.get(term.toUpperCase());
  if (exact !== undefined) return { positions: [exact], correctedTerm: null };
  const words = wordsOf(term);
  const positions = await findWords(db, catalogue, words);
  const better = positions.length < few ? corrected(words, catalogue.words) : null;
  if (better) {
    const second = await findWords(db, catalogue, better);
    if (second.length > positions.length) return { positions: second, correctedTerm: better.join(' ') };
  }
  return { positions, correctedTerm: null };
}

/**
 * Products for a term: an item code to the letter, else words with Spanish stemming, accents, synonyms and slips of the
 * pen forgiven. Signs and emoji are no words; a term of them alone finds nothing.
 */
export function findProducts(db: Knex, catalogue: Catalogue, term: string): Promise<Found> {
  const key = term.trim().toLowerCase();
  if (wordsOf(key).length === 0) return Promise.resolve(nothing);
  let kept = keptTerms.get(catalogue);
  if (!kept) {
    kept = new LRUCache({ max: 500 });
    keptTerms.set(catalogue, kept);
  }
  const known = kept.get(key);
  if (known) return known;
  const asked = find(db, catalogue, key);
  kept.set(key, asked);
  asked.catch(() => kept.delete(key));
  return asked;
}
