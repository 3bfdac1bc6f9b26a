import { type Measure, sizesOf } from './measures';
import { type SizeKey, sizeKeys } from './sizes';

/** Lists of products on sale whose sizes somebody should complete or correct. */
export const sizeLists = ['parcels', 'models'] as const;
export type SizeList = (typeof sizeLists)[number];

/** Why the size of a 3D model is not known, in words for staff. */
export const modelFaultWords = {
  absent: 'El archivo del modelo no está en la tienda.',
  'too-large': 'El archivo del modelo es demasiado grande.',
  unreadable: 'El archivo no es un modelo glTF 2.0 que se pueda medir: está dañado, comprimido o vacío.',
} as const;
export type ModelFault = keyof typeof modelFaultWords;
export const modelFaults = Object.keys(modelFaultWords) as ModelFault[];

/** Centimeters between a 3D model and its product that are taken for rounding. */
const toleranceCm = 1;

/** Whether a model of these sizes (cm) is another than its product's measures tell; false where they tell nothing. */
export function differsFrom(model: Readonly<Record<SizeKey, number>>, measures: readonly Measure[]): boolean {
  const told = sizesOf(measures);
  return sizeKeys.some((key) => {
    const size = told[key];
    return size !== null && Math.abs(size - model[key]) > toleranceCm;
  });
}

/** `80 × 40 × 75.5`: width, depth and height in cm, with `?` for an unknown one. */
export const sizesText = (sizes: Readonly<Record<SizeKey, number | null>>): string =>
  sizeKeys.map((key) => sizes[key] ?? '?').join(' × ');
