import { isHead, level, levelOf } from '../index/fields';
import type { InvertedIndex } from '../index/inverted-index';
import type { Segment } from '../index/segment';
import { type Among, isAmong } from './among';
import type { Alternative } from './clause';

type Visit = (position: number, weight: number, level: number, head: boolean) => void;

/** Whether a posting's mark is enough. */
export type IsIt = (mark: number) => boolean;
/** The document is such a thing, or in a category of such things. */
export const isThing: IsIt = (mark) => isHead(mark) || levelOf(mark) === level.category;
/** It is said of the document in more than its description. */
export const isSaid: IsIt = (mark) => levelOf(mark) < level.description;

/** Whether some of these documents has an alternative so; of a phrase its first word: `mesa de noche` is a mesa. */
export function someHas(
  index: InvertedIndex,
  { terms: [first = ''] }: Pick<Alternative, 'terms'>,
  among: Among,
  isIt: IsIt,
): boolean {
  for (const [at, segment] of index.segments.entries()) {
    const term = segment.termOf(first);
    if (term < 0) continue;
    const to = segment.startOf(term + 1);
    for (let place = segment.startOf(term); place < to; place += 1) {
      const position = segment.positions[place] ?? 0;
      if (isIt(segment.marks[place] ?? 0) && index.owns(at, position) && isAmong(among, position)) return true;
    }
  }
  return false;
}

/** Calls back with the documents that have every term of an alternative. */
export function visitMatches(index: InvertedIndex, { terms, weight }: Alternative, visit: Visit): void {
  const idfs = terms.map((term) => weight * index.idfOf(term));
  for (const [at, segment] of index.segments.entries()) {
    const own = terms.map((term) => segment.termOf(term));
    if (own.includes(-1)) continue;
    const [only = 0] = own;
    if (own.length === 1) visitTerm(index, { at, segment, term: only, idf: idfs[0] ?? 0 }, visit);
    else visitAll(index, { at, segment, terms: own, idfs }, visit);
  }
}

function visitTerm(
  index: InvertedIndex,
  { at, segment, term, idf }: { at: number; segment: Segment; term: number; idf: number },
  visit: Visit,
): void {
  const { positions, weights, marks } = segment;
  const to = segment.startOf(term + 1);
  for (let place = segment.startOf(term); place < to; place += 1) {
    const position = positions[place] ?? 0;
    const mark = marks[place] ?? 0;
    if (index.owns(at, position)) visit(position, idf * (weights[place] ?? 0), levelOf(mark), isHead(mark));
  }
}

/** The first place from `from` on with a position not before the wanted one: galloping search. */
function advance(positions: Int32Array, from: number, to: number, wanted: number): number {
  let step = 1;
  let low = from;
  while (low + step < to && (positions[low + step] ?? 0) < wanted) {
    low += step;
    step *= 2;
  }
  let high = Math.min(to, low + step);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((positions[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Conjunction {
  readonly at: number;
  readonly segment: Segment;
  readonly terms: readonly number[];
  readonly idfs: readonly number[];
}

/** Intersects the postings of all terms, led by the shortest. */
function visitAll(index: InvertedIndex, { at, segment, terms, idfs }: Conjunction, visit: Visit): void {
  const { positions, weights, marks } = segment;
  const places = Int32Array.from(terms, (term) => segment.startOf(term));
  const ends = terms.map((term) => segment.startOf(term + 1));
  let shortest = 0;
  const lengthOf = (i: number) => (ends[i] ?? 0) - (places[i] ?? 0);
  for (let i = 1; i < terms.length; i += 1) if (lengthOf(i) < lengthOf(shortest)) shortest = i;
  const end = ends[shortest] ?? 0;
  for (let place = places[shortest] ?? 0; place < end; place += 1) {
    const position = positions[place] ?? 0;
    places[shortest] = place;
    let all = index.owns(at, position);
    for (let i = 0; i < terms.length && all; i += 1) {
      const found = i === shortest ? place : advance(positions, places[i] ?? 0, ends[i] ?? 0, position);
      places[i] = found;
      all = found < (ends[i] ?? 0) && positions[found] === position;
    }
    if (!all) continue;
    let sum = 0;
    let worst = 0;
    let head = false;
    // in the order of the words, so that the sum is the same whichever list is the shortest
    for (let i = 0; i < terms.length; i += 1) {
      const found = places[i] ?? 0;
      sum += (idfs[i] ?? 0) * (weights[found] ?? 0);
      worst = Math.max(worst, levelOf(marks[found] ?? 0));
      head ||= isHead(marks[found] ?? 0);
    }
    visit(position, sum, worst, head);
  }
}
