import { isHead, level } from '../index/fields';
import type { InvertedIndex } from '../index/inverted-index';
import { type Among, isAmong } from './among';
import type { Clause } from './clause';
import { type IsIt, isSaid, isThing, someHas, visitMatches } from './postings';
import { Scratch } from './scratch';

/** Documents that match a query, by ascending position. */
export interface Matches {
  readonly positions: Int32Array;
  /** Tier of each, 0 the best; see `tierOf`. */
  readonly tiers: Uint8Array;
  readonly scores: Float32Array;
  /** They have the words by name, category or facts, not by their descriptions alone. */
  readonly isSaid: boolean;
  /** They mention a thing that others are: a lámpara de escritorio, where there are escritorios. */
  readonly onlyMention: boolean;
}

/** Tiers there are. */
export const matchTiers = 8;

/** The tier of a match, compared before any score: the wanted thing first, and typed words before synonyms. */
const tierOf = (worst: number, head: boolean, synonym: boolean): number =>
  (worst <= level.category ? (head ? 0 : 4) : head ? 2 : 6) + (synonym ? 1 : 0);

/** The least share of a query's weight that a partial match has. */
const leastShare = 0.4;

const headFlag = 1;
const synonymFlag = 2;
/** The first word of the name is one of the query, be it the thing or not. */
const namedFlag = 4;

/** A query's clauses, the one of them that names the thing, and the documents it is answered from. */
export interface Wanted {
  readonly clauses: readonly Clause[];
  /** Its place among the clauses; -1 where none of them names a thing. */
  readonly thing: number;
  /** Something is called such a thing. */
  readonly isNamed: boolean;
  readonly among: Among;
}

/** The first clause that names a thing, in `azul sillón` the second; where none does, the first that something has. */
export function wantedOf(index: InvertedIndex, clauses: readonly Clause[], among: Among): Wanted {
  if (!index.analyzer.headFirst) return { clauses, among, thing: -1, isNamed: false };
  const has = (isIt: IsIt) => (clause: Clause) =>
    !clause.isQuantity && clause.alternatives.some((one) => someHas(index, one, among, isIt));
  const named = clauses.findIndex(has(isThing));
  const first = clauses[named];
  const isNamed = first !== undefined && has(isHead)(first);
  return { clauses, among, isNamed, thing: first ? named : clauses.findIndex(has(isSaid)) };
}

interface Adding {
  /** Only documents that satisfy so many clauses, those added before; all where there is no such number. */
  readonly having?: number;
}

/** Adds one clause to the documents' matches so far. @returns how many documents satisfy it */
function addClause(
  index: InvertedIndex,
  scratch: Scratch,
  { clauses, thing, among }: Wanted,
  at: number,
  { having }: Adding,
): number {
  let many = 0;
  const clause = clauses[at];
  if (!clause) return many;
  const isOfThing = at === Math.max(0, thing);
  for (const alternative of clause.alternatives) {
    const { isSynonym } = alternative;
    visitMatches(index, alternative, (position, weight, found, head) => {
      if (having !== undefined && scratch.matched[position] !== having) return;
      if (!isAmong(among, position)) return;
      const known = scratch.clauseScore[position] ?? 0;
      const own = found * 2 + (isSynonym ? 1 : 0);
      if (known === 0) {
        scratch.touched[many++] = position;
        scratch.clauseLevel[position] = own;
        scratch.clauseFlags[position] = 0;
      }
      scratch.clauseScore[position] = Math.max(known, weight, 1e-6);
      // as good as its best alternative
      if (own <= (scratch.clauseLevel[position] ?? 0)) {
        scratch.clauseLevel[position] = own;
        scratch.clauseFlags[position] = (head ? headFlag : 0) | (isSynonym ? synonymFlag : 0);
      } else if (head && found < level.description)
        scratch.clauseFlags[position] = (scratch.clauseFlags[position] ?? 0) | headFlag;
    });
  }
  for (let i = 0; i < many; i += 1) {
    const position = scratch.touched[i] ?? 0;
    if (scratch.clauses[position] === 0) scratch.used[scratch.many++] = position;
    scratch.score[position] = (scratch.score[position] ?? 0) + (scratch.clauseScore[position] ?? 0);
    scratch.worst[position] = Math.max(scratch.worst[position] ?? 0, (scratch.clauseLevel[position] ?? 0) >> 1);
    const flags = scratch.clauseFlags[position] ?? 0;
    if (isOfThing) scratch.thingLevel[position] = (scratch.clauseLevel[position] ?? 0) >> 1;
    const named = (flags & headFlag) !== 0 ? namedFlag : 0;
    scratch.flags[position] = (scratch.flags[position] ?? 0) | named | (isOfThing ? flags : flags & synonymFlag);
    scratch.matched[position] = (scratch.matched[position] ?? 0) + 1;
    scratch.clauses[position] = (scratch.clauses[position] ?? 0) | (1 << at);
    scratch.clauseScore[position] = 0;
  }
  return many;
}

/** Whether a document is the wanted thing: by the first word of its name, or by its category. */
const isAsked = ({ flags, thingLevel }: Scratch, position: number): boolean =>
  ((flags[position] ?? 0) & namedFlag) !== 0 || thingLevel[position] === level.category;

const nothing: Matches = {
  positions: new Int32Array(),
  tiers: new Uint8Array(),
  scores: new Float32Array(),
  isSaid: false,
  onlyMention: false,
};

/**
 * Places of the clauses, that of the fewest documents first: the others are looked up only for the documents that it
 * leaves.
 */
function rarestFirst(index: InvertedIndex, clauses: readonly Clause[]): number[] {
  const holders = clauses.map(({ alternatives }) =>
    alternatives.reduce((sum, { terms }) => sum + Math.min(...terms.map((term) => index.countOf(term))), 0),
  );
  return [...clauses.keys()].sort((a, b) => (holders[a] ?? 0) - (holders[b] ?? 0) || a - b);
}

/** Documents that satisfy every clause; by description alone only where no other does. */
export function match(index: InvertedIndex, wanted: Wanted): Matches {
  if (wanted.clauses.length === 0) return nothing;
  const scratch = Scratch.for(index.size);
  let many = 0;
  for (const [having, at] of rarestFirst(index, wanted.clauses).entries()) {
    many = addClause(index, scratch, wanted, at, { having });
    if (many === 0) return nothing;
  }
  const all = scratch.touched.slice(0, many).sort();
  const strong = all.filter((position) => (scratch.worst[position] ?? 0) < level.description);
  const isSuch = (position: number) => wanted.thing < 0 || (scratch.thingLevel[position] ?? 0) < level.description;
  const positions = strong.length > 0 ? strong : all.filter(isSuch);
  const onlyMention = wanted.isNamed && !positions.some((position) => isAsked(scratch, position));
  const tiers = new Uint8Array(positions.length);
  const scores = new Float32Array(positions.length);
  for (let place = 0; place < positions.length; place += 1) {
    const position = positions[place] ?? 0;
    const flags = scratch.flags[position] ?? 0;
    tiers[place] = tierOf(scratch.worst[position] ?? 0, (flags & headFlag) !== 0, (flags & synonymFlag) !== 0);
    scores[place] = scratch.score[position] ?? 0;
  }
  return { positions, tiers, scores, isSaid: strong.length > 0, onlyMention };
}

/** The weight of a clause: the idf of its likeliest alternative. */
const weightOf = (index: InvertedIndex, { alternatives }: Clause): number =>
  Math.max(
    ...alternatives.map(({ terms, weight }) => weight * terms.reduce((sum, term) => sum + index.idfOf(term), 0)),
  );

/** Documents that satisfy most of the clauses, the best first; where the query names a thing, they are such things. */
export function partialMatches(
  index: InvertedIndex,
  wanted: Wanted,
): { readonly position: number; readonly score: number }[] {
  const scratch = Scratch.for(index.size);
  // a clause that no document satisfies asks for nothing here
  const weights = wanted.clauses.map((clause, at) =>
    addClause(index, scratch, wanted, at, {}) > 0 ? weightOf(index, clause) : 0,
  );
  const asked = weights.filter((weight) => weight > 0).length;
  const enough = leastShare * weights.reduce((sum, weight) => sum + weight, 0);
  const found: { position: number; score: number }[] = [];
  for (let i = 0; i < scratch.many; i += 1) {
    const position = scratch.used[i] ?? 0;
    if ((scratch.worst[position] ?? 0) >= level.description) continue;
    const own = scratch.clauses[position] ?? 0;
    // another thing with the same words beside it is not the wanted one
    if (!hasThing(own, wanted)) continue;
    const share = weights.reduce((sum, weight, at) => sum + (own & (1 << at) ? weight : 0), 0);
    if (share >= enough || (scratch.matched[position] ?? 0) * 2 > asked)
      found.push({ position, score: scratch.score[position] ?? 0 });
  }
  return found.sort((a, b) => b.score - a.score);
}

/** Whether the satisfied clauses, a bit each, are those of such a thing as the query names. */
const hasThing = (clauses: number, { thing }: Wanted): boolean => thing < 0 || (clauses & (1 << thing)) !== 0;

/** The clauses of the document that satisfies the most; the thing itself is never left out. */
export function nearestClauses(index: InvertedIndex, wanted: Wanted): Clause[] {
  const scratch = Scratch.for(index.size);
  for (const at of wanted.clauses.keys()) addClause(index, scratch, wanted, at, {});
  let most = 0;
  let had = 0;
  for (let i = 0; i < scratch.many; i += 1) {
    const position = scratch.used[i] ?? 0;
    if ((scratch.thingLevel[position] ?? 0) >= level.description) continue;
    const score = scratch.score[position] ?? 0;
    const own = scratch.clauses[position] ?? 0;
    if (!hasThing(own, wanted) || (wanted.isNamed && !isAsked(scratch, position))) continue;
    // of two that have as much to say, whichever comes first, the one with the earlier words
    if (score < most || (score === most && own >= had)) continue;
    most = score;
    had = own;
  }
  return wanted.clauses.filter((_, at) => (had & (1 << at)) !== 0);
}
