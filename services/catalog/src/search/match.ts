import type { Part, Way } from './question';
import { isHead, level, levelOf, type TextIndex } from './text-index';

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

/** Room to work in, kept between questions: one place for each product. */
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
  readonly touched: Int32Array;
  constructor(size: number) {
    this.score = new Float32Array(size);
    this.worst = new Uint8Array(size);
    this.flags = new Uint8Array(size);
    this.matched = new Uint8Array(size);
    this.parts = new Uint16Array(size);
    this.partScore = new Float32Array(size);
    this.partLevel = new Uint8Array(size);
    this.partFlags = new Uint8Array(size);
    this.touched = new Int32Array(size);
  }
}
const rooms = new WeakMap<TextIndex, Room>();
const roomOf = (index: TextIndex): Room => {
  let room = rooms.get(index);
  if (!room) {
    room = new Room(index.size);
    rooms.set(index, room);
  }
  return room;
};

const headFlag = 1;
const synonymFlag = 2;

type Visit = (product: number, weight: number, level: number, head: boolean) => void;

/** Calls back with the products that have every stem of a way. */
function eachOf(index: TextIndex, { stems, weight }: Way, visit: Visit): void {
  const [first, ...others] = stems
    .map((stem) => index.postings(stem))
    .sort((a, b) => (a?.products.length ?? 0) - (b?.products.length ?? 0));
  if (!first || others.includes(undefined)) return;
  const rarities = [first, ...others].map((one) => weight * index.rarity(one?.products.length ?? 0));
  const places = new Int32Array(others.length);
  for (let i = 0; i < first.products.length; i += 1) {
    const product = first.products[i] ?? 0;
    let sum = (rarities[0] ?? 0) * (first.weights[i] ?? 0);
    let worst = levelOf(first.marks[i] ?? 0);
    let head = isHead(first.marks[i] ?? 0);
    let all = true;
    for (let other = 0; other < others.length && all; other += 1) {
      const list = others[other];
      if (!list) break;
      let at = places[other] ?? 0;
      while (at < list.products.length && (list.products[at] ?? 0) < product) at += 1;
      places[other] = at;
      all = list.products[at] === product;
      sum += (rarities[other + 1] ?? 0) * (list.weights[at] ?? 0);
      worst = Math.max(worst, levelOf(list.marks[at] ?? 0));
      head ||= isHead(list.marks[at] ?? 0);
    }
    if (all) visit(product, sum, worst, head);
  }
}

/** Adds one part to what the products have so far. @returns how many products have it */
function addPart(index: TextIndex, room: Room, part: Part, at: number, onlyAll: boolean): number {
  let many = 0;
  for (const way of part.ways) {
    eachOf(index, way, (product, weight, found, head) => {
      if (onlyAll && room.matched[product] !== at) return;
      const known = room.partScore[product] ?? 0;
      const own = found * 2 + (way.isSynonym ? 1 : 0);
      if (known === 0) {
        room.touched[many++] = product;
        room.partLevel[product] = own;
        room.partFlags[product] = 0;
      }
      room.partScore[product] = Math.max(known, weight, 1e-6);
      // as good as its best way
      if (own <= (room.partLevel[product] ?? 0)) {
        room.partLevel[product] = own;
        room.partFlags[product] = (head ? headFlag : 0) | (way.isSynonym ? synonymFlag : 0);
      } else if (head) room.partFlags[product] = (room.partFlags[product] ?? 0) | headFlag;
    });
  }
  for (let i = 0; i < many; i += 1) {
    const product = room.touched[i] ?? 0;
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

function clear(room: Room): void {
  room.score.fill(0);
  room.worst.fill(0);
  room.flags.fill(0);
  room.matched.fill(0);
  room.parts.fill(0);
}

const nothing: Matches = { products: new Int32Array(), kinds: new Uint8Array(), scores: new Float32Array() };

/** Products that have every part. Those that have one only in their description count where no other has it. */
export function match(index: TextIndex, parts: readonly Part[]): Matches {
  if (parts.length === 0) return nothing;
  const room = roomOf(index);
  clear(room);
  let many = 0;
  for (const [at, part] of parts.entries()) {
    many = addPart(index, room, part, at, true);
    if (many === 0) return nothing;
  }
  const all = room.touched.slice(0, many).sort();
  const strong = all.filter((product) => (room.worst[product] ?? 0) < level.description);
  const products = strong.length > 0 ? strong : all;
  return {
    products,
    kinds: Uint8Array.from(products, (product) => {
      const flags = room.flags[product] ?? 0;
      return kindOf(room.worst[product] ?? 0, (flags & headFlag) !== 0, (flags & synonymFlag) !== 0);
    }),
    scores: Float32Array.from(products, (product) => room.score[product] ?? 0),
  };
}

/** The parts that the product has which is nearest to having them all; of equal ones, the product with most to say. */
export function mostParts(index: TextIndex, parts: readonly Part[]): Part[] {
  const room = roomOf(index);
  clear(room);
  for (const [at, part] of parts.entries()) addPart(index, room, part, at, false);
  let best = -1;
  for (let product = 0; product < index.size; product += 1) {
    if ((room.worst[product] ?? 0) >= level.description || room.matched[product] === 0) continue;
    const more = (room.score[product] ?? 0) - (best < 0 ? 0 : (room.score[best] ?? 0));
    if (best < 0 || more > 0) best = product;
  }
  if (best < 0) return [];
  const had = room.parts[best] ?? 0;
  return parts.filter((_, at) => (had & (1 << at)) !== 0);
}
