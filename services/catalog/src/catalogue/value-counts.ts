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
  const moved = Int32Array.from(before.ids, (id) => numbers.get(id) ?? -1);
  const starts = new Uint32Array(size + 1);
  let most = before.list.length;
  for (const own of changed.values()) most += own.length;
  const list = new Uint32Array(most);
  let at = 0;
  for (let position = 0; position < size; position += 1) {
    starts[position] = at;
    const own = changed.get(position);
    if (own) {
      for (const id of own) {
        const number = numbers.get(id);
        if (number !== undefined) list[at++] = number;
      }
      continue;
    }
    const end = before.starts[position + 1] ?? 0;
    for (let place = before.starts[position] ?? end; place < end; place += 1) {
      const number = moved[before.list[place] ?? 0] ?? -1;
      if (number >= 0) list[at++] = number;
    }
  }
  starts[size] = at;
  return { ids, starts, list: at === most ? list : list.slice(0, at) };
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
