import { synonymsAt } from './analysis/synonyms';
import { queryWords, tokenize } from './analysis/tokenizer';
import { accentedBy } from './query/accents';
import type { Among } from './query/among';
import type { Clause } from './query/clause';
import { clausesOf } from './query/clauses';
import { type Corrections, correctWords, joinCompound } from './query/correct';
import { type Asked, findWords } from './query/find-words';
import { type Hits, isNameTier, lastTier, noHits, tierOfMatch, withMore } from './query/hits';
import { nearestClauses, partialMatches, wantedOf } from './query/matcher';
import type { SearchIndex } from './search-index';

/** The result of a query. */
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
  /**
   * Answers from these documents alone, a bit for each position: a word that only others have is not left out for it.
   */
  readonly among?: Uint32Array;
}

/** Fewer hits than this make an unknown word worth a second look. */
const few = 3;

/** Fewer hits than these are followed by those of other corrections, and by matches of most of the query. */
const pageful = 10;

/** Whether too few words are left for the results to be meant, unless the query begins with the thing. */
const isTooLittle = (leftOut: readonly string[], asked: readonly string[], [first = ''] = asked): boolean =>
  leftOut.length * 2 > asked.length && leftOut.some((word) => word === first || word === asked[0]);

/** Whether the thing itself, which a phrase begins with, would be left out: no sofa is a picture for a sala. */
const losesTheThing = (
  { text: { analyzer } }: SearchIndex,
  { words: [first = ''] }: Asked,
  leftOut: readonly string[],
) => {
  if (!analyzer.headFirst || !leftOut.includes(first)) return false;
  const { phrase, others } = synonymsAt(analyzer.synonyms, [first], 0);
  return [phrase, ...others].some(
    ([word = '', ...more]) => more.length === 0 && analyzer.things.has(analyzer.stem(word)),
  );
};

/** A number or a letter alone says nothing of the thing that nobody has. */
const saysNothing = (words: readonly string[]): boolean => words.every((word) => /^(?:\d+|\p{L})$/u.test(word));

/** The hits, followed by the best partial matches where they do not fill a page. */
function filledUp({ text }: SearchIndex, words: readonly string[], hits: Hits, among: Among): Hits {
  const many = hits.positions.length;
  // a query for a product's name has found it
  if (many === 0 || many >= pageful || hits.tiers.some(isNameTier)) return hits;
  const known = new Set(hits.positions);
  const partial = partialMatches(text, wantedOf(text, clausesOf(words, text), among)).filter(
    ({ position }) => !known.has(position),
  );
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
  readonly typed: Corrections['typed'];
  readonly hits: Hits;
}

/** The documents that the corrected words find; where these are few, those of other corrections too. */
function findCorrected(index: SearchIndex, asked: Asked): Corrected | null {
  const clauses = clausesOf(asked.words, index.text);
  const better = correctWords(index.text, asked.words, clauses, () => []);
  if (!better || saysNothing(better.words)) return null;
  if (isTooLittle(better.leftOut, asked.words) || losesTheThing(index, asked, better.leftOut)) return null;
  const isOut = ({ words }: Clause) => words.every((word) => better.leftOut.includes(word));
  const leftOut = saidOf(clauses.filter(isOut));
  const { typed } = better;
  const isRest = better.words.length < asked.words.length;
  const hits = findWords(index, { ...asked, words: better.words, isRest });
  if (hits.positions.length >= pageful) return { words: better.words, leftOut, typed, hits };
  const others = better.others.map((words) => findWords(index, { ...asked, words, isRest }));
  const other = hits.positions.length > 0 ? -1 : others.findIndex(({ positions }) => positions.length > 0);
  if (other >= 0) return { words: better.others[other] ?? [], leftOut, typed, hits: others[other] ?? hits };
  // of a thing with such a word beside it nobody speaks
  const more = others.flatMap(({ positions, scores, tiers }) =>
    Array.from(positions, (position, at) => ({ position, score: scores[at] ?? 0, tier: tiers[at] ?? lastTier })).filter(
      ({ tier }) => tier <= tierOfMatch(0),
    ),
  );
  return {
    words: better.words,
    leftOut,
    typed,
    hits: hits.positions.length > 0 ? withMore(hits, more, lastTier) : hits,
  };
}

/** The names of omitted clauses, in the words that were typed. */
const saidOf = (clauses: readonly Clause[], typed?: Corrections['typed']): string[] =>
  clauses.map(({ label, words }) => label ?? words.map((word) => typed?.get(word) ?? word).join(' '));

interface Partly {
  readonly meant: readonly string[];
  readonly clauses: readonly Clause[];
  readonly corrected: Corrected | null;
}

/** The documents that satisfy the clauses which the nearest one satisfies. */
function findPartly(index: SearchIndex, asked: Asked, { meant, clauses, corrected }: Partly): SearchResult {
  const nearest = nearestClauses(index.text, wantedOf(index.text, clauses, asked.among));
  const words = nearest.flatMap((clause) => clause.words);
  const without = clauses.filter((clause) => !nearest.includes(clause));
  const leftOut = [...(corrected?.leftOut ?? []), ...without.flatMap((clause) => clause.words)];
  if (saysNothing(words) || isTooLittle(leftOut, asked.words, meant) || losesTheThing(index, asked, leftOut))
    return nothing;
  const hits = findWords(index, { ...asked, words, isRest: true });
  if (hits.positions.length === 0) return nothing;
  return {
    hits: filledUp(index, meant, hits, asked.among),
    correctedQuery: words.join(' '),
    leftOut: [...(corrected?.leftOut ?? []), ...saidOf(without, corrected?.typed)],
  };
}

/**
 * No document has all words: the words that the nearest one has. A phrase that none has is taken apart where something
 * is called by its first word: other beds for `cama matrimonial`, none for `sofá cama`.
 */
function findNearest(index: SearchIndex, asked: Asked, corrected: Corrected | null): SearchResult {
  const meant = corrected?.words ?? asked.words;
  const clauses = clausesOf(meant, index.text);
  const found = findPartly(index, asked, { meant, clauses, corrected });
  const things = clauses.flatMap(({ words: [thing = '', ...more] }) => (more.length > 0 ? [thing] : []));
  if (found.hits.positions.length > 0 || things.length === 0) return found;
  const apart = findPartly(index, asked, { meant, clauses: clausesOf(meant, index.text, { apart: true }), corrected });
  return things.some((thing) => apart.leftOut.includes(thing)) ? nothing : apart;
}

/**
 * The documents that have all of the words, as typed or corrected; null where none has, or none is the thing itself.
 */
function findAll(index: SearchIndex, asked: Asked, hits: Hits, corrected: Corrected | null): SearchResult | null {
  const many = hits.positions.length;
  if (corrected && corrected.hits.positions.length > many)
    return {
      hits: filledUp(index, corrected.words, corrected.hits, asked.among),
      correctedQuery: corrected.words.join(' '),
      leftOut: corrected.leftOut,
    };
  if (many === 0) return null;
  return { hits: filledUp(index, asked.words, hits, asked.among), correctedQuery: null, leftOut: [] };
}

/** The documents of a word that was written as two. */
function findJoined(index: SearchIndex, asked: Asked): SearchResult | null {
  const words = joinCompound(index.text, asked.words);
  const found = words && findLeniently(index, { ...asked, words });
  if (!found || found.hits.positions.length === 0) return null;
  return { ...found, correctedQuery: found.correctedQuery ?? words.join(' ') };
}

function findLeniently(index: SearchIndex, asked: Asked): SearchResult {
  const hits = findWords(index, asked);
  const joined = hits.positions.length === 0 ? findJoined(index, asked) : null;
  if (joined) return joined;
  const corrected = hits.positions.length < few ? findCorrected(index, asked) : null;
  const all = findAll(index, asked, hits, corrected);
  const isWhole = all !== null && all.leftOut.length === 0 && all.hits.isSaid && !all.hits.onlyMention;
  if (isWhole) return all;
  const { fillers } = index.text.analyzer;
  const telling = asked.words.filter((word) => !fillers.has(word));
  if (telling.length > 0 && telling.length < asked.words.length)
    return findLeniently(index, { ...asked, words: telling });
  if (all === null) return findNearest(index, asked, corrected);
  // such a thing without one of the words comes before another thing that has them all
  const nearest = all.hits.onlyMention ? findNearest(index, asked, null) : nothing;
  return nearest.hits.positions.length > 0 ? nearest : all;
}

/** A letter that names a shape, as it was typed: `en L`. */
const shapeIn = (query: string, word: string): string | undefined =>
  word.length === 1 ? new RegExp(`\\ben\\s+${word}\\b`, 'i').exec(query)?.[0] : undefined;

/**
 * Documents for a query; accents, endings, synonyms, prefixes and slips of the pen are forgiven. Pure: no clock, no
 * state.
 */
export function search(index: SearchIndex, query: string, options: SearchOptions = {}): SearchResult {
  const { analyzer } = index.text;
  const words = queryWords(query, analyzer);
  if (words.length === 0) return nothing;
  const { exact = false, membersOf = () => [], among = null } = options;
  const stopWords = tokenize(query.slice(0, 200)).filter((word) => analyzer.stopWords.has(word));
  const asked = { words, stopWords, membersOf, among };
  if (exact) return { ...nothing, hits: findWords(index, asked) };
  const found = findLeniently(index, asked);
  const { hits, correctedQuery, leftOut } = found;
  if (correctedQuery === null && leftOut.length === 0) return found;
  const accented = accentedBy(index, query, hits.positions);
  return {
    hits,
    correctedQuery: correctedQuery && accented(correctedQuery),
    leftOut: leftOut.map((word) => shapeIn(query, word) ?? accented(word)),
  };
}
