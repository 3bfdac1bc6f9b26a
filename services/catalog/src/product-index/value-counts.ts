import { runsAfter } from './runs';

/** Which filter values each product has, in two flat arrays: to count the values of a short list product by product. */
export interface ValuesByProduct {
  /** The ids of the values; a value's number is its place here. */
  readonly ids: readonly string[];
  /** `list[starts[position]]` to before `list[starts[position + 1]]` are the numbers of a product's values. */
  readonly starts: Uint32Array;
  readonly list: Uint32Array;
}

export const noValues: ValuesByProduct = { ids: [], starts: new Uint32Array(1), list: new Uint32Array() };

/** The values after some products have others; `ids` may be fewer, more, or in another order. */
export function valuesAfter(
  before: ValuesByProduct,
  { ids, changed, size }: { ids: readonly string[]; changed: ReadonlyMap<number, readonly string[]>; size: number },
): ValuesByProduct {
  const numbers = new Map(ids.map((id, at) => [id, at]));
  const known = (own: readonly string[] = []): number[] => own.flatMap((id) => numbers.get(id) ?? []);
  const kept = renumbered(before, numbers);
  const own = new Map([...changed].map(([position, values]) => [position, known(values)]));
  const { starts, stretches } = runsAfter(
    kept.starts,
    { changed: changed.keys(), size },
    (position) => own.get(position)?.length ?? 0,
  );
  const list = new Uint32Array(starts[size] ?? 0);
  for (const { from, to, at } of stretches) list.set(kept.list.subarray(from, to), at);
  for (const [position, values] of own) list.set(values, starts[position]);
  return { ids, starts, list };
}

/** The values under other numbers; those that have none any more are left out. */
function renumbered(values: ValuesByProduct, numbers: ReadonlyMap<string, number>): ValuesByProduct {
  const { ids, starts, list } = values;
  if (ids.every((id, at) => numbers.get(id) === at)) return values;
  const moved = Int32Array.from(ids, (id) => numbers.get(id) ?? -1);
  const after = { ids, starts: new Uint32Array(starts.length), list: new Uint32Array(list.length) };
  let at = 0;
  for (let position = 0; position + 1 < starts.length; position += 1) {
    after.starts[position] = at;
    const end = starts[position + 1] ?? 0;
    for (let place = starts[position] ?? 0; place < end; place += 1) {
      const number = moved[list[place] ?? 0] ?? -1;
      if (number >= 0) after.list[at++] = number;
    }
  }
  after.starts[starts.length - 1] = at;
  return after;
}

/** How many of some products have each value. */
export function countValues({ ids, starts, list }: ValuesByProduct, positions: Int32Array): Uint32Array {
  const counts = new Uint32Array(ids.length);
  for (let i = 0; i < positions.length; i += 1) {
    const position = positions[i] ?? 0;
    const end = starts[position + 1] ?? 0;
    for (let at = starts[position] ?? 0; at < end; at += 1) {
      const value = list[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}
