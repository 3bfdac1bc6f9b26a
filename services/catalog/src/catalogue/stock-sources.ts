import type { TakenPieces } from '@actual/database/supply';
import type { SourceRow } from './product-row';

/** A warehouse and a day: all that an arrival depends on. Thousands of sources share a few dozen of them. */
export interface Origin {
  readonly warehouse: string;
  /** `YYYY-MM-DD`; null for pieces that are there. */
  readonly arrivesOn: string | null;
}

/** The sources of every product in flat arrays, by product: to be summed and compared without an object each. */
export interface StockSources {
  /** `starts[position]` to before `starts[position + 1]` are the sources of a product. */
  readonly starts: Uint32Array;
  readonly ids: Float64Array;
  readonly received: Int32Array;
  /** Places in `origins`. */
  readonly origin: Uint32Array;
  readonly origins: readonly Origin[];
  /** Places of the sources by ascending id. */
  readonly byId: Uint32Array;
}

export const noSources: StockSources = {
  starts: new Uint32Array(1),
  ids: new Float64Array(),
  received: new Int32Array(),
  origin: new Uint32Array(),
  origins: [],
  byId: new Uint32Array(),
};

/** Calls back with each product and where its sources stood before; -1 for one that has others now. */
function eachRun(
  before: StockSources,
  { changed, size }: { changed: ReadonlySet<number>; size: number },
  visit: (position: number, from: number, to: number) => void,
): void {
  for (let position = 0; position < size; position += 1) {
    const isOld = !changed.has(position) && position + 1 < before.starts.length;
    visit(position, isOld ? (before.starts[position] ?? 0) : -1, isOld ? (before.starts[position + 1] ?? 0) : -1);
  }
}

/** The sources after some products have others; those of a position that is not among the changed stay. */
export function sourcesAfter(
  before: StockSources,
  { changed, size }: { changed: ReadonlyMap<number, readonly SourceRow[]>; size: number },
): StockSources {
  const origins = [...before.origins];
  const places = new Map(origins.map(({ warehouse, arrivesOn }, at) => [`${warehouse} ${arrivesOn}`, at]));
  const originOf = (warehouse: string, arrivesOn: string | null): number => {
    const key = `${warehouse} ${arrivesOn}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, origins.length);
    return origins.push({ warehouse, arrivesOn }) - 1;
  };
  const positions = new Set(changed.keys());
  const starts = new Uint32Array(size + 1);
  eachRun(before, { changed: positions, size }, (position, from, to) => {
    const many = from < 0 ? (changed.get(position)?.length ?? 0) : to - from;
    starts[position + 1] = (starts[position] ?? 0) + many;
  });
  const total = starts[size] ?? 0;
  const ids = new Float64Array(total);
  const received = new Int32Array(total);
  const origin = new Uint32Array(total);
  /** Where each source of before stands now. */
  const moved = new Int32Array(before.ids.length).fill(-1);
  const fresh: number[] = [];
  eachRun(before, { changed: positions, size }, (position, from, to) => {
    let at = starts[position] ?? 0;
    for (let place = from; place < to; place += 1) {
      ids[at] = before.ids[place] ?? 0;
      received[at] = before.received[place] ?? 0;
      origin[at] = before.origin[place] ?? 0;
      moved[place] = at;
      at += 1;
    }
    if (from >= 0) return;
    for (const [id, warehouse, arrivesOn, pieces] of changed.get(position) ?? []) {
      ids[at] = id;
      received[at] = pieces;
      origin[at] = originOf(warehouse, arrivesOn);
      fresh.push(at);
      at += 1;
    }
  });
  return { starts, ids, received, origin, origins, byId: merged(before.byId, moved, fresh, ids) };
}

/** Places by ascending id: those of before where they stand now, and the new ones among them. */
function merged(before: Uint32Array, moved: Int32Array, fresh: number[], ids: Float64Array): Uint32Array {
  const idOf = (place: number) => ids[place] ?? 0;
  fresh.sort((a, b) => idOf(a) - idOf(b));
  const byId = new Uint32Array(ids.length);
  let at = 0;
  let next = 0;
  for (const old of before) {
    const place = moved[old] ?? -1;
    if (place < 0) continue;
    while (next < fresh.length && idOf(fresh[next] ?? 0) < idOf(place)) byId[at++] = fresh[next++] ?? 0;
    byId[at++] = place;
  }
  while (next < fresh.length) byId[at++] = fresh[next++] ?? 0;
  return byId;
}

/** What each source can still promise after some products' sources changed; `takenOf` is asked for those alone. */
export function leftCarried(
  { before, left }: { before: StockSources; left: Int32Array },
  after: StockSources,
  changed: ReadonlySet<number>,
  takenOf: (id: number) => number,
): Int32Array {
  const carried = new Int32Array(after.ids.length);
  eachRun(before, { changed, size: after.starts.length - 1 }, (position, from, to) => {
    let at = after.starts[position] ?? 0;
    for (let place = from; place < to; place += 1) carried[at++] = left[place] ?? 0;
    if (from >= 0) return;
    for (const end = after.starts[position + 1] ?? 0; at < end; at += 1)
      carried[at] = Math.max(0, (after.received[at] ?? 0) - takenOf(after.ids[at] ?? 0));
  });
  return carried;
}

/** The place of a source; -1 for one that is nobody's here. */
function placeOf({ ids, byId }: StockSources, id: number): number {
  let [low, high] = [0, byId.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const place = byId[middle] ?? 0;
    const other = ids[place] ?? 0;
    if (other === id) return place;
    if (other < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** What each source can still promise: received less taken, never below 0. */
export function leftOf(sources: StockSources, taken: Iterable<TakenPieces>): Int32Array {
  return leftAfter(sources, sources.received, taken);
}

/** The same after some sources' taken pieces changed; the others stay as they were. */
export function leftAfter(sources: StockSources, before: Int32Array, changed: Iterable<TakenPieces>): Int32Array {
  const left = before.slice();
  for (const { id, pieces } of changed) {
    const place = placeOf(sources, id);
    if (place >= 0) left[place] = Math.max(0, (sources.received[place] ?? 0) - pieces);
  }
  return left;
}

/** Pieces that can be promised of each product, purchases under way included: the product's `Available`. */
export function availableOf({ starts }: StockSources, left: Int32Array): Int32Array {
  const available = new Int32Array(starts.length - 1);
  for (let position = 0; position < available.length; position += 1) {
    let pieces = 0;
    const end = starts[position + 1] ?? 0;
    for (let place = starts[position] ?? 0; place < end; place += 1) pieces += left[place] ?? 0;
    available[position] = pieces;
  }
  return available;
}
