import type { ReceivedSource, TakenPieces } from '@actual/database/supply';

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

/** Puts sources beside their products; those of other items are left out. */
export function indexSources(
  products: readonly { readonly itemCode: string }[],
  rows: readonly ReceivedSource[],
): StockSources {
  const positions = new Map(products.map(({ itemCode }, position) => [itemCode, position]));
  const own = rows
    .flatMap((row) => {
      const position = positions.get(row.itemCode);
      return position === undefined ? [] : [{ row, position }];
    })
    .sort((a, b) => a.position - b.position || a.row.id - b.row.id);
  const starts = new Uint32Array(products.length + 1);
  for (const { position } of own) starts[position + 1] = (starts[position + 1] ?? 0) + 1;
  for (let position = 0; position < products.length; position += 1)
    starts[position + 1] = (starts[position + 1] ?? 0) + (starts[position] ?? 0);
  const places = new Map<string, number>();
  const origins: Origin[] = [];
  const originOf = ({ warehouse, arrivesOn }: ReceivedSource): number => {
    const key = `${warehouse} ${arrivesOn}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, origins.length);
    return origins.push({ warehouse, arrivesOn }) - 1;
  };
  const ids = Float64Array.from(own, ({ row }) => row.id);
  return {
    starts,
    ids,
    received: Int32Array.from(own, ({ row }) => row.received),
    origin: Uint32Array.from(own, ({ row }) => originOf(row)),
    origins,
    byId: Uint32Array.from(own.keys()).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0)),
  };
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
