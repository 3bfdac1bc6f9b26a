type Numbers = Int32Array | Uint32Array;

/** The first place from `from` on whose number comes after `one`. */
function placeFor(sorted: Numbers, from: number, one: number, compare: (a: number, b: number) => number): number {
  let [low, high] = [from, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle] ?? 0, one) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A sorted list with some more numbers, which come in the same order: looked for by halves, the rest is copied whole. */
export function withMore<T extends Numbers>(sorted: T, more: T, compare: (a: number, b: number) => number): T {
  const after = new (sorted.constructor as new (size: number) => T)(sorted.length + more.length);
  let from = 0;
  for (const [come, one] of more.entries()) {
    const to = placeFor(sorted, from, one, compare);
    after.set(sorted.subarray(from, to), from + come);
    after[to + come] = one;
    from = to;
  }
  after.set(sorted.subarray(from), from + more.length);
  return after;
}

/** A list without some of its numbers. */
export const without = (list: Int32Array, removed: ReadonlySet<number>): Int32Array =>
  removed.size === 0 ? list : list.filter((one) => !removed.has(one));
