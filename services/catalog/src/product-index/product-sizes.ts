import { type SizeKey, sizeKeys } from '@actual/contracts/facts/catalog/sizes';
import { type Bits, each } from './bits';
import type { PlacedProduct } from './product-row';

/** The sizes of every product by position, in hundredths of a centimeter; 0 where unknown. */
export type ProductSizes = Readonly<Record<SizeKey, Int32Array>>;

export const noSizes: ProductSizes = { width: new Int32Array(), depth: new Int32Array(), height: new Int32Array() };

/** Hundredths of a centimeter, whole as centavos are; 0 for an unknown size. */
export const hundredths = (cm: number | null): number => Math.round((cm ?? 0) * 100);

/** The sizes after some positions were given up and some products placed. */
export function sizesAfter(
  before: ProductSizes,
  { removed, placed, size }: { removed: Iterable<number>; placed: readonly PlacedProduct[]; size: number },
): ProductSizes {
  const longer = (list: Int32Array): Int32Array => {
    const copy = new Int32Array(size);
    copy.set(list);
    return copy;
  };
  const sizes = { width: longer(before.width), depth: longer(before.depth), height: longer(before.height) };
  for (const key of sizeKeys) {
    for (const position of removed) sizes[key][position] = 0;
    for (const one of placed) sizes[key][one.position] = hundredths(one.sizes[key]);
  }
  return sizes;
}

/** Whole centimeters around those of a set that have this size; null where none has. */
export function rangeOf(sizes: Int32Array, set: Bits): { min: number; max: number } | null {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  each(set, (position) => {
    const own = sizes[position] ?? 0;
    if (own === 0) return;
    if (own < lowest) lowest = own;
    if (own > highest) highest = own;
  });
  return highest === 0 ? null : { min: Math.floor(lowest / 100), max: Math.ceil(highest / 100) };
}
