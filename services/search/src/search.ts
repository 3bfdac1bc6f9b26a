import { queryWords } from './analysis/tokenizer';
import { clausesOf, completions } from './query/clauses';
import { correctWords } from './query/correct';
import { type Hits, noHits } from './query/hits';
import { type Matches, match, nearestClauses } from './query/matcher';
import type { SearchIndex } from './search-index';

/** What a query found. */
export interface SearchResult {
  readonly hits: Hits;
  /** The words looked for instead of the typed ones; null where the query was taken as typed. */
  readonly correctedQuery: string | null;
}

export interface SearchOptions {
  /** Take the words as they were typed: nothing is corrected, nothing left out. */
  readonly exact?: boolean;
  /** The documents of a collection, by its handle: a query that names it as a whole finds them all. */
  readonly membersOf?: (handle: string) => Iterable<number>;
}

/** Fewer hits than this make an unknown word worth a second look. */
const few = 3;

/** How much a document that is popular comes before one that matches as well. */
const popularityWeight = 0.12;

/** Documents that are called just so stand before every match. */
const calledTier = 0;
const tierOfMatch = (tier: number): number => tier + 1;
/** Documents of a collection that the whole query names: what is in it is what was asked for. */
const collectionTier = tierOfMatch(1);

/** The hits with more documents, which say nothing of their own. */
const withMore = ({ positions, tiers, scores }: Hits, others: readonly number[], tier: number): Hits => ({
  positions: Int32Array.from([...positions, ...others]),
  tiers: Uint8Array.from([...tiers, ...others.map(() => tier)]),
  scores: Float32Array.from([...scores, ...others.map(() => 0)]),
});

/** The matches as hits, with those that are called so, and with what a named collection holds. */
function hitsOf(
  { text, docValues }: SearchIndex,
  matches: Matches,
  { called, members }: { called: readonly number[]; members: readonly number[] },
): Hits {
  const isMember = new Uint8Array(text.size);
  for (const position of members) isMember[position] = 1;
  const isCalled = new Set(called);
  const tiers = new Uint8Array(matches.positions.length);
  const scores = new Float32Array(matches.positions.length);
  for (const [at, position] of matches.positions.entries()) {
    const tier = tierOfMatch(matches.tiers[at] ?? 0);
    tiers[at] = isCalled.has(position) ? calledTier : isMember[position] ? Math.min(tier, collectionTier) : tier;
    scores[at] = (matches.scores[at] ?? 0) * (1 + popularityWeight * Math.log1p(docValues.popularity[position] ?? 0));
    isMember[position] = 0;
  }
  const hits = { positions: matches.positions, tiers, scores };
  const others = [...new Set(members)].filter((position) => isMember[position]);
  return others.length === 0 ? hits : withMore(hits, others, collectionTier);
}

/** Documents that are called just so, or would be if the last word were written to its end. */
function calledSo({ text }: SearchIndex, words: readonly string[]): number[] {
  const before = words.slice(0, -1);
  const completed = completions(words, text).map((last) => [...before, last]);
  return [words, ...completed].flatMap((one) => text.named(one));
}

/** `isRest`: the words are what is left of a query, so a document that has no other name is not the one asked for. */
function findWords(index: SearchIndex, words: readonly string[], options: SearchOptions, isRest = false): Hits {
  const { text, collectionNames } = index;
  const clauses = clausesOf(words, text);
  const matches = match(text, clauses);
  // half of a collection's name says little of its documents; it serves where none is called so
  const isCalledSo = matches.tiers.some((tier) => tier < 2);
  const members = collectionNames
    .named(clauses)
    .filter(({ isHalf }) => !isHalf || !isCalledSo)
    .flatMap(({ handle }) => [...(options.membersOf?.(handle) ?? [])]);
  return hitsOf(index, matches, { called: isRest ? [] : calledSo(index, words), members });
}

function find(index: SearchIndex, words: readonly string[], options: SearchOptions): SearchResult {
  const { text } = index;
  const asTyped: SearchResult = { hits: findWords(index, words, options), correctedQuery: null };
  const many = ({ hits }: SearchResult): number => hits.positions.length;
  if (many(asTyped) >= few) return asTyped;
  const better = correctWords(text, words, clausesOf(words, text), () => []);
  if (better && better.length > 0) {
    const hits = findWords(index, better, options, better.length < words.length);
    if (hits.positions.length > many(asTyped)) return { hits, correctedQuery: better.join(' ') };
  }
  if (many(asTyped) > 0) return asTyped;
  // no document has it all: what the nearest one has
  const kept = nearestClauses(text, clausesOf(better?.length ? better : words, text)).flatMap((clause) => clause.words);
  if (kept.length === 0) return asTyped;
  const hits = findWords(index, kept, options, true);
  return { hits, correctedQuery: hits.positions.length > 0 ? kept.join(' ') : null };
}

/**
 * Documents for a query: words with stemming, accents, synonyms, prefixes of the last word and slips of the pen
 * forgiven. Signs and emoji are no words; a query of them alone finds nothing. Pure: no clock, no state.
 */
export function search(index: SearchIndex, query: string, options: SearchOptions = {}): SearchResult {
  const words = queryWords(query, index.text.analyzer);
  if (words.length === 0) return { hits: noHits, correctedQuery: null };
  return options.exact ? { hits: findWords(index, words, options), correctedQuery: null } : find(index, words, options);
}
