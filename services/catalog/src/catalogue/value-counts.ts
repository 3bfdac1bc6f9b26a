import { type Bits, each } from './bits';

/** Which filter values each product has, in two flat arrays: to count the values of a short list product by product. */
export interface ValuesByProduct {
  /** How many values there are in all filters together. */
  readonly values: number;
  /** `list[starts[position]]` to before `list[starts[position + 1]]` are the values of a product. */
  readonly starts: Uint32Array;
  readonly list: Uint32Array;
}

/** `members` by value: positions of the products that have it. */
export function valuesByProduct(size: number, members: readonly (readonly number[])[]): ValuesByProduct {
  const starts = new Uint32Array(size + 1);
  for (const positions of members)
    for (const position of positions) starts[position + 1] = (starts[position + 1] ?? 0) + 1;
  for (let position = 0; position < size; position += 1)
    starts[position + 1] = (starts[position + 1] ?? 0) + (starts[position] ?? 0);
  const list = new Uint32Array(starts[size] ?? 0);
  const next = starts.slice();
  members.forEach((positions, value) => {
    for (const position of positions) {
      const at = next[position] ?? 0;
      list[at] = value;
      next[position] = at + 1;
    }
  });
  return { values: members.length, starts, list };
}

/** How many products of a list have each value. */
export function countValues({ values, starts, list }: ValuesByProduct, products: Bits): Uint32Array {
  const counts = new Uint32Array(values);
  each(products, (position) => {
    const end = starts[position + 1] ?? 0;
    for (let at = starts[position] ?? 0; at < end; at += 1) {
      const value = list[at] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  });
  return counts;
}
