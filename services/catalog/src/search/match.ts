import type { Part, Way } from './question';
import { isHead, level, levelOf, type Segment } from './segment';
import type { TextIndex } from './text-index';

/** What a term found, in the order of the products' positions. */
export interface Matches {
  readonly products: Int32Array;
  /** Kind of match, 0 the best; see `kindOf`. */
  readonly kinds: Uint8Array;
  readonly scores: Float32Array;
}

/** Kinds of match there are. */
export const kinds = 8;

/**
 * What the match is worth, by classes: a thing that is what was asked for, by its name or by its facts, then one that
 * has the words beside; each first with the typed words, then with others that mean the same.
 */
const kindOf = (worst: number, head: boolean, synonym: boolean): number =>
  (worst <= level.category ? (head ? 0 : 4) : head ? 2 : 6) + (synonym ? 1 : 0);

/** Room to work in, kept between questions: one place for each position. */
class Room {
  readonly score: Float32Array;
  readonly worst: Uint8Array;
  readonly flags: Uint8Array;
  readonly matched: Uint8Array;
  /** Which parts, a bit each. */
  readonly parts: Uint16Array;
  readonly partScore: Float32Array;
  readonly partLevel: Uint8Array;
  readonly partFlags: Uint8Array;
  /** Positions that the part at hand has met. */
  readonly touched: Int32Array;
  /** Positions that the question has met: those that have to be cleared before the next. */
  readonly used: Int32Array;
  many = 0;

  constructor(readonly size: number) {
    this.score = new Float32Array(size);
    this.worst = new Uint8Array(size);
    this.flags = new Uint8Array(size);
    this.matched = new Uint8Array(size);
    this.parts = new Uint16Array(size);
    this.partScore = new Float32Array(size);
    this.partLevel = new Uint8Array(size);
    this.partFlags = new Uint8Array(size);
    this.touched = new Int32Array(size);
    this.used = new Int32Array(size);
  }

  clear(): void {
    for (let i = 0; i < this.many; i += 1) {
      const product = this.used[i] ?? 0;
      this.score[product] = 0;
      this.worst[product] = 0;
      this.flags[product] = 0;
      this.matched[product] = 0;
      this.parts[product] = 0;
    }
    this.many = 0;
  }
}
let kept = new Room(0);

/** A clean room for an index; nobody works in it at the same time, for no question waits for anything. */
function roomFor({ size }: TextIndex): Room {
  if (kept.size < size || kept.size > 2 * size + 1_000) kept = new Room(size + (size >>> 3));
  kept.clear();
  return kept;
}

const headFlag = 1;
const synonymFlag = 2;

type Visit = (product: number, weight: number, level: number, head: boolean) => void;

/** Calls back with the products that have every stem of a way. */
function eachOf(index: TextIndex, { stems, weight }: Way, visit: Visit): void {
  const rarities = stems.map((stem) => weight * index.rarityOf(stem));
  for (const [at, segment] of index.segments.entries()) {
    const terms = stems.map((stem) => segment.termOf(stem));
    if (terms.includes(-1)) continue;
    const [only = 0] = terms;
    if (terms.length === 1) eachOfOne(index, { at, segment, term: only, rarity: rarities[0] ?? 0 }, visit);
    else eachOfAll(index, { at, segment, terms, rarities }, visit);
  }
}

function eachOfOne(
  index: TextIndex,
  { at, segment, term, rarity }: { at: number; segment: Segment; term: number; rarity: number },
  visit: Visit,
): void {
  const { products, weights, marks } = segment;
  const to = segment.startOf(term + 1);
  for (let place = segment.startOf(term); place < to; place += 1) {
    const product = products[place] ?? 0;
    const mark = marks[place] ?? 0;
    if (index.owns(at, product)) visit(product, rarity * (weights[place] ?? 0), levelOf(mark), isHead(mark));
  }
}

/** The first place from `from` on with a product not before the wanted one: in steps that double, then by halves. */
function reached(products: Int32Array, from: number, to: number, wanted: number): number {
  let step = 1;
  let low = from;
  while (low + step < to && (products[low + step] ?? 0) < wanted) {
    low += step;
    step *= 2;
  }
  let high = Math.min(to, low + step);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((products[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Terms {
  readonly at: number;
  readonly segment: Segment;
  readonly terms: readonly number[];
  readonly rarities: readonly number[];
}

function eachOfAll(index: TextIndex, { at, segment, terms, rarities }: Terms, visit: Visit): void {
  const { products, weights, marks } = segment;
  const places = Int32Array.from(terms, (term) => segment.startOf(term));
  const ends = terms.map((term) => segment.startOf(term + 1));
  let shortest = 0;
  const lengthOf = (i: number) => (ends[i] ?? 0) - (places[i] ?? 0);
  for (let i = 1; i < terms.length; i += 1) if (lengthOf(i) < lengthOf(shortest)) shortest = i;
  const end = ends[shortest] ?? 0;
  for (let place = places[shortest] ?? 0; place < end; place += 1) {
    const product = products[place] ?? 0;
    places[shortest] = place;
    let all = index.owns(at, product);
    for (let i = 0; i < terms.length && all; i += 1) {
      const found = i === shortest ? place : reached(products, places[i] ?? 0, ends[i] ?? 0, product);
      places[i] = found;
      all = found < (ends[i] ?? 0) && products[found] === product;
    }
    if (!all) continue;
    let sum = 0;
    let worst = 0;
    let head = false;
    // in the order of the words, so that the sum is the same whichever list is the shortest
    for (let i = 0; i < terms.length; i += 1) {
      const found = places[i] ?? 0;
      sum += (rarities[i] ?? 0) * (weights[found] ?? 0);
      worst = Math.max(worst, levelOf(marks[found] ?? 0));
      head ||= isHead(marks[found] ?? 0);
    }
    visit(product, sum, worst, head);
  }
}

/** Adds one part to what the products have so far. @returns how many products have it */
function addPart(index: TextIndex, room: Room, part: Part, at: number, onlyAll: boolean): number {
  let many = 0;
  for (const way of part.ways) {
    const { isSynonym } = way;
    eachOf(index, way, (product, weight, found, head) => {
      if (onlyAll && room.matched[product] !== at) return;
      const known = room.partScore[product] ?? 0;
      const own = found * 2 + (isSynonym ? 1 : 0);
      if (known === 0) {
        room.touched[many++] = product;
        room.partLevel[product] = own;
        room.partFlags[product] = 0;
      }
      room.partScore[product] = Math.max(known, weight, 1e-6);
      // as good as its best way
      if (own <= (room.partLevel[product] ?? 0)) {
        room.partLevel[product] = own;
        room.partFlags[product] = (head ? headFlag : 0) | (isSynonym ? synonymFlag : 0);
      } else if (head) room.partFlags[product] = (room.partFlags[product] ?? 0) | headFlag;
    });
  }
  for (let i = 0; i < many; i += 1) {
    const product = room.touched[i] ?? 0;
    if (room.parts[product] === 0) room.used[room.many++] = product;
    room.score[product] = (room.score[product] ?? 0) + (room.partScore[product] ?? 0);
    room.worst[product] = Math.max(room.worst[product] ?? 0, (room.partLevel[product] ?? 0) >> 1);
    // what the thing is stands in the first word of a question
    const flags = room.partFlags[product] ?? 0;
    room.flags[product] = (room.flags[product] ?? 0) | (at === 0 ? flags : flags & synonymFlag);
    room.matched[product] = (room.matched[product] ?? 0) + 1;
    room.parts[product] = (room.parts[product] ?? 0) | (1 << at);
    room.partScore[product] = 0;
  }
  return many;
}

const nothing: Matches = { products: new Int32Array(), kinds: new Uint8Array(), scores: new Float32Array() };

/** Products that have every part. Those that have one only in their description count where no other has it. */
export function match(index: TextIndex, parts: readonly Part[]): Matches {
  if (parts.length === 0) return nothing;
  const room = roomFor(index);
  let many = 0;
  for (const [at, part] of parts.entries()) {
    many = addPart(index, room, part, at, true);
    if (many === 0) return nothing;
  }
  const all = room.touched.slice(0, many).sort();
  const strong = all.filter((product) => (room.worst[product] ?? 0) < level.description);
  const products = strong.length > 0 ? strong : all;
  const own = new Uint8Array(products.length);
  const scores = new Float32Array(products.length);
  for (let place = 0; place < products.length; place += 1) {
    const product = products[place] ?? 0;
    const flags = room.flags[product] ?? 0;
    own[place] = kindOf(room.worst[product] ?? 0, (flags & headFlag) !== 0, (flags & synonymFlag) !== 0);
    scores[place] = room.score[product] ?? 0;
  }
  return { products, kinds: own, scores };
}

/** The parts that the product has which is nearest to having them all; of equal ones, the product with most to say. */
export function mostParts(index: TextIndex, parts: readonly Part[]): Part[] {
  const room = roomFor(index);
  for (const [at, part] of parts.entries()) addPart(index, room, part, at, false);
  let most = 0;
  let had = 0;
  for (let i = 0; i < room.many; i += 1) {
    const product = room.used[i] ?? 0;
    if ((room.worst[product] ?? 0) >= level.description) continue;
    const score = room.score[product] ?? 0;
    const own = room.parts[product] ?? 0;
    // of two that have as much to say, whichever comes first, the one with the earlier words
    if (score < most || (score === most && own >= had)) continue;
    most = score;
    had = own;
  }
  return parts.filter((_, at) => (had & (1 << at)) !== 0);
}
