/** The sizes by which lists are filtered, ordered and compared, in the words of the store. */
export const sizeNames = { width: 'Ancho', depth: 'Fondo', height: 'Alto' } as const;
export type SizeKey = keyof typeof sizeNames;
export const sizeKeys = ['width', 'depth', 'height'] as const satisfies readonly SizeKey[];

/** How a call bounds each size, in centimeters; both ends belong to it. */
export const sizeBounds = {
  width: { from: 'minWidth', to: 'maxWidth' },
  depth: { from: 'minDepth', to: 'maxDepth' },
  height: { from: 'minHeight', to: 'maxHeight' },
} as const satisfies Record<SizeKey, { from: string; to: string }>;

/** No piece of furniture is larger than this, in centimeters. */
export const largestSize = 10_000;

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
