import { type Measure, sizesOf } from '@actual/contracts/facts/catalog/measures';
import type { Packing } from '@actual/contracts/way-in/packing';
import type { Travels } from './verdict';

/** How a product comes in, by its measures and, where the store knows it, its packing. */
export function travelsOf(measures: readonly Measure[], packing: Packing | null): Travels {
  const { width, depth, height } = sizesOf(measures);
  return {
    assembled: width && depth && height ? { width, depth, height } : null,
    parcels: packing?.parcels ?? [],
    bare: packing?.bare ?? null,
    isBuiltAtHome: packing?.builtAtHome ?? false,
  };
}
