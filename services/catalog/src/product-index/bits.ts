/** A set of products by their position in the catalog, one bit each: intersections and counts cost almost nothing. */
export type Bits = Uint32Array;

/** Sets have room for some more than they are made for, so that a few new products leave their length as it is. */
const step = 1_024;

/** A set without members, with room for so many positions. */
export const emptyBits = (size: number): Bits => new Uint32Array((Math.ceil(size / step) * step) / 32);

/** A copy of a set, with room for so many positions. */
export function copied(bits: Bits, size: number): Bits {
  const copy = emptyBits(size);
  copy.set(bits.length > copy.length ? bits.subarray(0, copy.length) : bits);
  return copy;
}

/** Adds a position to a set, in place. */
export function add(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) | (1 << (position & 31));
}

/** Takes a position out of a set, in place. */
export function remove(bits: Bits, position: number): void {
  bits[position >>> 5] = (bits[position >>> 5] ?? 0) & ~(1 << (position & 31));
}

/** Whether a set has a position. */
export const has = (bits: Bits, position: number): boolean =>
  ((bits[position >>> 5] ?? 0) & (1 << (position & 31))) !== 0;

/** The set of these positions. */
export function bitsOf(size: number, positions: Iterable<number>): Bits {
  const bits = emptyBits(size);
  for (const position of positions) add(bits, position);
  return bits;
}

/** Those that pass a test. */
export function bitsWhere<T>(items: ArrayLike<T>, test: (item: T) => boolean): Bits {
  const bits = emptyBits(items.length);
  for (let position = 0; position < items.length; position += 1) if (test(items[position] as T)) add(bits, position);
  return bits;
}

/** Those in every set; a copy of the first when there is only one. */
export function intersection(first: Bits, ...others: readonly Bits[]): Bits {
  const result = first.slice();
  for (const other of others) for (let i = 0; i < result.length; i += 1) result[i] = (result[i] ?? 0) & (other[i] ?? 0);
  return result;
}

/** Those in the first and not in the second. */
export function difference(a: Bits, b: Bits): Bits {
  const result = a.slice();
  for (let i = 0; i < result.length; i += 1) result[i] = (result[i] ?? 0) & ~(b[i] ?? 0);
  return result;
}

/** Those in any set. */
export function union(size: number, sets: Iterable<Bits>): Bits {
  const result = emptyBits(size);
  for (const set of sets) for (let i = 0; i < result.length; i += 1) result[i] = (result[i] ?? 0) | (set[i] ?? 0);
  return result;
}

function ones(word: number): number {
  let v = word - ((word >>> 1) & 0x55555555);
  v = (v & 0x33333333) + ((v >>> 2) & 0x33333333);
  return (((v + (v >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The number of members of a set. */
export function count(bits: Bits): number {
  let total = 0;
  for (let i = 0; i < bits.length; i += 1) total += ones(bits[i] ?? 0);
  return total;
}

/** How many are in both, without making the set. */
export function countBoth(a: Bits, b: Bits): number {
  let total = 0;
  for (let i = 0; i < a.length; i += 1) {
    const word = (a[i] ?? 0) & (b[i] ?? 0);
    if (word !== 0) total += ones(word);
  }
  return total;
}

/** Calls back with each position, ascending. */
export function each(bits: Bits, visit: (position: number) => void): void {
  for (let i = 0; i < bits.length; i += 1) {
    let word = bits[i] ?? 0;
    while (word !== 0) {
      const lowest = word & -word;
      visit((i << 5) + 31 - Math.clz32(lowest));
      word ^= lowest;
    }
  }
}

/** The positions in a set, ascending: for those who go through them more than once, or do little with each. */
export function positionsOf(bits: Bits): Int32Array {
  const positions = new Int32Array(count(bits));
  let at = 0;
  for (let i = 0; i < bits.length; i += 1) {
    let word = bits[i] ?? 0;
    while (word !== 0) {
      const lowest = word & -word;
      positions[at++] = (i << 5) + 31 - Math.clz32(lowest);
      word ^= lowest;
    }
  }
  return positions;
}
