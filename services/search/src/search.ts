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
  /** Typed words without which the rest was found. */
  readonly leftOut: readonly string[];
}

const nothing: SearchResult = { hits: noHits, correctedQuery: null, leftOut: [] };

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

/**
 * Whether so few of the words are left that what they find is not what was asked for: of an address, one that is also a
 * thing. A query that begins with the thing asked for it, whatever follows.
 */
const isTooLittle = (leftOut: readonly string[], asked: readonly string[], [first = ''] = asked): boolean =>
  leftOut.length * 2 > asked.length && leftOut.some((word) => word === first || word === asked[0]);

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

interface Corrected {
  readonly words: readonly string[];
  readonly leftOut: readonly string[];
  readonly hits: Hits;
}

/** What the words find that were meant instead of misspelt ones; where that is little, what else may have been meant. */
function findCorrected(index: SearchIndex, asked: Asked): Corrected | null {
  const better = correctWords(index.text, asked.words, clausesOf(asked.words, index.text), () => []);
  if (!better || better.words.length === 0) return null;
  const { leftOut } = better;
  if (isTooLittle(leftOut, asked.words)) return null;
  const isRest = better.words.length < asked.words.length;
  const hits = findWords(index, { ...asked, words: better.words, isRest });
  if (hits.positions.length >= pageful) return { words: better.words, leftOut, hits };
  const others = better.others.map((words) => findWords(index, { ...asked, words, isRest }));
  // of a thing with such a word beside it nobody speaks
  const more = others.flatMap(({ positions, scores, tiers }) =>
    Array.from(positions, (position, at) => ({ position, score: scores[at] ?? 0, tier: tiers[at] ?? lastTier })).filter(
      ({ tier }) => tier <= tierOfMatch(0),
    ),
  );
  return { words: better.words, leftOut, hits: hits.positions.length > 0 ? withMore(hits, more, lastTier) : hits };
}

/** No document has all words: what the nearest one has. */
function findNearest(index: SearchIndex, asked: Asked, corrected: Corrected | null): SearchResult {
  const meant = corrected?.words ?? asked.words;
  const words = nearestClauses(index.text, clausesOf(meant, index.text)).flatMap((clause) => clause.words);
  const leftOut = [...(corrected?.leftOut ?? []), ...meant.filter((word) => !words.includes(word))];
  if (words.length === 0 || isTooLittle(leftOut, asked.words, meant)) return nothing;
  const hits = findWords(index, { ...asked, words, isRest: true });
  if (hits.positions.length === 0) return nothing;
  return {
    hits: filledUp(index, meant, hits),
    correctedQuery: words.join(' '),
    leftOut,
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
      leftOut: corrected.leftOut,
    };
  if (many === 0) return findNearest(index, asked, corrected);
  return { hits: filledUp(index, asked.words, hits), correctedQuery: null, leftOut: [] };
}

/**
 * Documents for a query: words with stemming, accents, synonyms, prefixes of the last word and slips of the pen
 * forgiven. Signs and emoji are no words; a query of them alone finds nothing. Pure: no clock, no state.
 */
export function search(index: SearchIndex, query: string, options: SearchOptions = {}): SearchResult {
  const { analyzer } = index.text;
  const words = queryWords(query, analyzer);
  if (words.length === 0) return nothing;
  const { exact = false, membersOf = () => [] } = options;
  const stopWords = tokenize(query.slice(0, 200)).filter((word) => analyzer.stopWords.has(word));
  const asked = { words, stopWords, membersOf };
  return exact ? { ...nothing, hits: findWords(index, asked) } : findLeniently(index, asked);
}
