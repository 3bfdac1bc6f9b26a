import type { SizeKey } from './sizes';

/** A measure as the shop keeps it: its name in the specification (shopping 2), its number and its unit. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly uom: string;
}

const inCm: Readonly<Record<string, number>> = { cm: 1, m: 100, mm: 0.1 };

/** A measure in cm, of the names the first that the piece has; null without one, with another unit or at 0. */
export function measureInCm(measures: readonly Measure[], ...names: readonly string[]): number | null {
  const found = measures.find(({ name, value }) => names.includes(name) && value > 0);
  const factor = found && inCm[found.uom.toLowerCase()];
  return found && factor ? Math.round(found.value * factor * 100) / 100 : null;
}

/** A piece's sizes in cm, null where unknown. `Length` stands in for a width, or a depth, that the shop does not have. */
export function sizesOf(measures: readonly Measure[]): Record<SizeKey, number | null> {
  const width = measureInCm(measures, 'Width');
  const length = measureInCm(measures, 'Length');
  return {
    width: width ?? length,
    depth: measureInCm(measures, 'Depth') ?? (width === null ? null : length),
    height: measureInCm(measures, 'Height'),
  };
}
