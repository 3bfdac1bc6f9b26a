import { level } from '../index/fields';
import type { InvertedIndex } from '../index/inverted-index';
import type { Clause } from './clauses';
import { visitMatches } from './postings';
import { Scratch } from './scratch';

/** Documents that match a query, by ascending position. */
export interface Matches {
  readonly positions: Int32Array;
  /** Tier of each, 0 the best; see `tierOf`. */
  readonly tiers: Uint8Array;
  readonly scores: Float32Array;
}

/** Tiers there are. */
export const matchTiers = 8;

/**
 * What a match is worth, by tiers, before any score: a thing that is what was asked for, by its name or by its facts,
 * then one that has the words beside; each first with the typed words, then with others that mean the same.
 */
const tierOf = (worst: number, head: boolean, synonym: boolean): number =>
  (worst <= level.category ? (head ? 0 : 4) : head ? 2 : 6) + (synonym ? 1 : 0);

/** A partial match has this share of what the query says at least. */
const leastShare = 0.4;

const headFlag = 1;
const synonymFlag = 2;

/** Adds one clause to what the documents have so far. @returns how many documents satisfy it */
function addClause(index: InvertedIndex, scratch: Scratch, clause: Clause, at: number, onlyAll: boolean): number {
  let many = 0;
  for (const alternative of clause.alternatives) {
    const { isSynonym } = alternative;
    visitMatches(index, alternative, (position, weight, found, head) => {
      if (onlyAll && scratch.matched[position] !== at) return;
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
      } else if (head) scratch.clauseFlags[position] = (scratch.clauseFlags[position] ?? 0) | headFlag;
    });
  }
  for (let i = 0; i < many; i += 1) {
    const position = scratch.touched[i] ?? 0;
    if (scratch.clauses[position] === 0) scratch.used[scratch.many++] = position;
    scratch.score[position] = (scratch.score[position] ?? 0) + (scratch.clauseScore[position] ?? 0);
    scratch.worst[position] = Math.max(scratch.worst[position] ?? 0, (scratch.clauseLevel[position] ?? 0) >> 1);
    // what the thing is stands in the first word of a query
    const flags = scratch.clauseFlags[position] ?? 0;
    scratch.flags[position] = (scratch.flags[position] ?? 0) | (at === 0 ? flags : flags & synonymFlag);
    scratch.matched[position] = (scratch.matched[position] ?? 0) + 1;
    scratch.clauses[position] = (scratch.clauses[position] ?? 0) | (1 << at);
    scratch.clauseScore[position] = 0;
  }
  return many;
}

const nothing: Matches = { positions: new Int32Array(), tiers: new Uint8Array(), scores: new Float32Array() };

/**
 * Documents that satisfy every clause. Those that satisfy one only by their description count where no other does.
 */
export function match(index: InvertedIndex, clauses: readonly Clause[]): Matches {
  if (clauses.length === 0) return nothing;
  const scratch = Scratch.for(index.size);
  let many = 0;
  for (const [at, clause] of clauses.entries()) {
    many = addClause(index, scratch, clause, at, true);
    if (many === 0) return nothing;
  }
  const all = scratch.touched.slice(0, many).sort();
  const strong = all.filter((position) => (scratch.worst[position] ?? 0) < level.description);
  const positions = strong.length > 0 ? strong : all;
  const tiers = new Uint8Array(positions.length);
  const scores = new Float32Array(positions.length);
  for (let place = 0; place < positions.length; place += 1) {
    const position = positions[place] ?? 0;
    const flags = scratch.flags[position] ?? 0;
    tiers[place] = tierOf(scratch.worst[position] ?? 0, (flags & headFlag) !== 0, (flags & synonymFlag) !== 0);
    scores[place] = scratch.score[position] ?? 0;
  }
  return { positions, tiers, scores };
}

/** What a clause says: the idf of its likeliest alternative. */
const weightOf = (index: InvertedIndex, { alternatives }: Clause): number =>
  Math.max(
    ...alternatives.map(({ terms, weight }) => weight * terms.reduce((sum, term) => sum + index.idfOf(term), 0)),
  );

/**
 * Documents that satisfy most of the clauses, or those that say enough, by name, category or facts; the best first. In
 * a language that names the thing first, they are such things.
 */
export function partialMatches(
  index: InvertedIndex,
  clauses: readonly Clause[],
): { readonly position: number; readonly score: number }[] {
  const scratch = Scratch.for(index.size);
  // a clause that no document satisfies asks for nothing here
  const weights = clauses.map((clause, at) =>
    addClause(index, scratch, clause, at, false) > 0 ? weightOf(index, clause) : 0,
  );
  const asked = weights.filter((weight) => weight > 0).length;
  const isHeadAsked = index.analyzer.headFirst && (weights[0] ?? 0) > 0;
  const enough = leastShare * weights.reduce((sum, weight) => sum + weight, 0);
  const found: { position: number; score: number }[] = [];
  for (let i = 0; i < scratch.many; i += 1) {
    const position = scratch.used[i] ?? 0;
    if ((scratch.worst[position] ?? 0) >= level.description) continue;
    const own = scratch.clauses[position] ?? 0;
    // another thing with the same words beside it is not what was asked for
    if (isHeadAsked && (own & 1) === 0) continue;
    const share = weights.reduce((sum, weight, at) => sum + (own & (1 << at) ? weight : 0), 0);
    if (share >= enough || (scratch.matched[position] ?? 0) * 2 > asked)
      found.push({ position, score: scratch.score[position] ?? 0 });
  }
  return found.sort((a, b) => b.score - a.score);
}

/** The clauses that the nearest document satisfies where none satisfies all; of equal ones, the one with most to say. */
export function nearestClauses(index: InvertedIndex, clauses: readonly Clause[]): Clause[] {
  const scratch = Scratch.for(index.size);
  for (const [at, clause] of clauses.entries()) addClause(index, scratch, clause, at, false);
  let most = 0;
  let had = 0;
  for (let i = 0; i < scratch.many; i += 1) {
    const position = scratch.used[i] ?? 0;
    if ((scratch.worst[position] ?? 0) >= level.description) continue;
    const score = scratch.score[position] ?? 0;
    const own = scratch.clauses[position] ?? 0;
    // of two that have as much to say, whichever comes first, the one with the earlier words
    if (score < most || (score === most && own >= had)) continue;
    most = score;
    had = own;
  }
  return clauses.filter((_, at) => (had & (1 << at)) !== 0);
}
