import { queryWords, tokenize } from './analysis/tokenizer';
import { clausesOf } from './query/clauses';
import { correctWords } from './query/correct';
import { type Asked, findWords } from './query/find-words';
import { type Hits, isNameTier, lastTier, noHits, tierOfMatch, withMore } from './query/hits';
import { nearestClauses, partialMatches } from './query/matcher';
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

/** Fewer hits than these are followed by what else may have been meant, and by what matches most of the query. */
const pageful = 10;

/** The hits, followed by the best partial matches where they do not fill a page. */
function filledUp({ text }: SearchIndex, words: readonly string[], hits: Hits): Hits {
  const many = hits.positions.length;
  // who asked for a product by its name has it
  if (many === 0 || many >= pageful || hits.tiers.some(isNameTier)) return hits;
  const known = new Set(hits.positions);
  const partial = partialMatches(text, clausesOf(words, text)).filter(({ position }) => !known.has(position));
  const last = partial[pageful - many - 1]?.score ?? 0;
  // those that match as well as the last belong with it: which of them stands first is not for the search to say
  return withMore(
    hits,
    partial.filter(({ score }) => score >= last),
    lastTier,
  );
}

/** What the words find that were meant instead of misspelt ones; where that is little, what else may have been meant. */
function findCorrected(index: SearchIndex, asked: Asked): { words: readonly string[]; hits: Hits } | null {
  const better = correctWords(index.text, asked.words, clausesOf(asked.words, index.text), () => []);
  if (!better || better.words.length === 0) return null;
  const isRest = better.words.length < asked.words.length;
  const hits = findWords(index, { ...asked, words: better.words, isRest });
  if (hits.positions.length >= pageful) return { words: better.words, hits };
  const others = better.others.map((words) => findWords(index, { ...asked, words, isRest }));
  // of a thing with such a word beside it nobody speaks
  const more = others.flatMap(({ positions, scores, tiers }) =>
    Array.from(positions, (position, at) => ({ position, score: scores[at] ?? 0, tier: tiers[at] ?? lastTier })).filter(
      ({ tier }) => tier <= tierOfMatch(0),
    ),
  );
  return { words: better.words, hits: hits.positions.length > 0 ? withMore(hits, more, lastTier) : hits };
}

/** No document has all words: what the nearest one has. */
function findNearest(index: SearchIndex, asked: Asked): SearchResult {
  const words = nearestClauses(index.text, clausesOf(asked.words, index.text)).flatMap((clause) => clause.words);
  const hits = words.length === 0 ? noHits : findWords(index, { ...asked, words, isRest: true });
  return {
    hits: filledUp(index, asked.words, hits),
    correctedQuery: hits.positions.length > 0 ? words.join(' ') : null,
  };
}

function findLeniently(index: SearchIndex, asked: Asked): SearchResult {
  const hits = findWords(index, asked);
  const many = hits.positions.length;
  const corrected = many < few ? findCorrected(index, asked) : null;
  if (corrected && corrected.hits.positions.length > many)
    return {
      hits: filledUp(index, corrected.words, corrected.hits),
      correctedQuery: corrected.words.join(' '),
    };
  if (many === 0) return findNearest(index, { ...asked, words: corrected?.words ?? asked.words });
  return { hits: filledUp(index, asked.words, hits), correctedQuery: null };
}

/**
 * Documents for a query: words with stemming, accents, synonyms, prefixes of the last word and slips of the pen
 * forgiven. Signs and emoji are no words; a query of them alone finds nothing. Pure: no clock, no state.
 */
export function search(index: SearchIndex, query: string, options: SearchOptions = {}): SearchResult {
  const { analyzer } = index.text;
  const words = queryWords(query, analyzer);
  if (words.length === 0) return { hits: noHits, correctedQuery: null };
  const { exact = false, membersOf = () => [] } = options;
  const stopWords = tokenize(query.slice(0, 200)).filter((word) => analyzer.stopWords.has(word));
  const asked = { words, stopWords, membersOf };
  return exact ? { hits: findWords(index, asked), correctedQuery: null } : findLeniently(index, asked);
}
