import type { Product } from '@actual/contracts';
import { measureInCm, sizesOf } from '@actual/contracts/facts/catalog/measures';

/** A piece's measures in cm; null where the shop does not have that one. */
export interface Size {
  width: number;
  depth: number;
  height: number;
  seat: number | null;
  arm: number | null;
}
type Dimensions = Product['dimensions'];

/** The size for a drawing: width, depth and height must be known. */
export function sizeOf(dimensions: Dimensions): Size | null {
  const { width, depth, height } = sizesOf(dimensions);
  if (!height || !width || !depth) return null;
  const within = (value: number | null) => (value && value <= height ? value : null);
  return {
    width,
    depth,
    height,
    seat: within(measureInCm(dimensions, 'SeatHeight')),
    arm: within(measureInCm(dimensions, 'ArmRestHeight')),
  };
}

/** «86.6 cm»: at most two decimals, none where they are 0. */
export const cm = (value: number): string => `${Math.round(value * 100) / 100} cm`;
