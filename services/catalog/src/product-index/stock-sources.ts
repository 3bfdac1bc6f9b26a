import type { TakenPieces } from '@actual/database/supply';
import type { SourceRow } from './product-row';
import { runsAfter } from './runs';
import { withMore } from './sorted-after';

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
  const { starts, stretches } = runsAfter(
    before.starts,
    { changed: changed.keys(), size },
    (position) => changed.get(position)?.length ?? 0,
  );
  const total = starts[size] ?? 0;
  const ids = new Float64Array(total);
  const received = new Int32Array(total);
  const origin = new Uint32Array(total);
  /** Where each source of before stands now. */
  const moved = new Int32Array(before.ids.length).fill(-1);
  for (const { from, to, at } of stretches) {
    ids.set(before.ids.subarray(from, to), at);
    received.set(before.received.subarray(from, to), at);
    origin.set(before.origin.subarray(from, to), at);
    for (let place = from; place < to; place += 1) moved[place] = place - from + at;
  }
  const fresh: number[] = [];
  for (const [position, rows] of changed) {
    let at = starts[position] ?? 0;
    for (const [id, warehouse, arrivesOn, pieces] of rows) {
      ids[at] = id;
      received[at] = pieces;
      origin[at] = originOf(warehouse, arrivesOn);
      fresh.push(at);
      at += 1;
    }
  }
  return { starts, ids, received, origin, origins, byId: placesAfter(before.byId, moved, fresh, ids) };
}

/** Places by ascending id: those of before where they stand now, and the new ones among them. */
function placesAfter(before: Uint32Array, moved: Int32Array, fresh: readonly number[], ids: Float64Array): Uint32Array {
  const stay = new Uint32Array(before.length);
  let many = 0;
  for (let at = 0; at < before.length; at += 1) {
    const place = moved[before[at] ?? 0] ?? -1;
    if (place >= 0) stay[many++] = place;
  }
  const compare = (a: number, b: number): number => (ids[a] ?? 0) - (ids[b] ?? 0);
  return withMore(stay.subarray(0, many), Uint32Array.from(fresh).sort(compare), compare);
}

/** The pieces left at each source after some products' sources changed; `takenOf` is asked for those alone. */
export function leftCarried(
  { before, left }: { before: StockSources; left: Int32Array },
  after: StockSources,
  changed: ReadonlySet<number>,
  takenOf: (id: number) => number,
): Int32Array {
  const carried = new Int32Array(after.ids.length);
  const size = after.starts.length - 1;
  const endOf = (position: number): number => after.starts[position + 1] ?? 0;
  const { stretches } = runsAfter(
    before.starts,
    { changed, size },
    (position) => endOf(position) - (after.starts[position] ?? 0),
  );
  for (const { from, to, at } of stretches) carried.set(left.subarray(from, to), at);
  for (const position of changed)
    for (let at = after.starts[position] ?? 0; at < endOf(position); at += 1)
      carried[at] = Math.max(0, (after.received[at] ?? 0) - takenOf(after.ids[at] ?? 0));
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

/** The pieces left at each source: received less taken, never below 0. */
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
