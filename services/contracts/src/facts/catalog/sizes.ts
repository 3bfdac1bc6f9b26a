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
