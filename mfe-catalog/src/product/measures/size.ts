import type { Product } from '@actual/contracts';

/** A piece's measures in cm; null where the shop does not have that one. */
export interface Size {
  width: number;
  depth: number;
  height: number;
  seat: number | null;
  arm: number | null;
}
type Dimensions = Product['dimensions'];

const inCm: Record<string, number> = { cm: 1, m: 100, mm: 0.1 };

/** Measure by its name in the specification (shopping 2), in cm; null without it, with another unit or at 0. */
function measure(dimensions: Dimensions, ...names: string[]): number | null {
  const found = dimensions.find(({ name, value }) => names.includes(name) && value > 0);
  const factor = found && inCm[found.uom.toLowerCase()];
  return found && factor ? Math.round(found.value * factor * 100) / 100 : null;
}

/** What can be drawn: width, depth and height must be known. `Length` stands in for a missing depth or width. */
export function sizeOf(dimensions: Dimensions): Size | null {
  const height = measure(dimensions, 'Height');
  const width = measure(dimensions, 'Width') ?? measure(dimensions, 'Length');
  const depth = measure(dimensions, 'Depth') ?? (measure(dimensions, 'Width') && measure(dimensions, 'Length'));
  if (!height || !width || !depth) return null;
  const within = (value: number | null) => (value && value <= height ? value : null);
  return {
    width,
    depth,
    height,
    seat: within(measure(dimensions, 'SeatHeight')),
    arm: within(measure(dimensions, 'ArmRestHeight')),
  };
}

/** «86.6 cm»: at most two decimals, none where they are 0. */
export const cm = (value: number): string => `${Math.round(value * 100) / 100} cm`;
