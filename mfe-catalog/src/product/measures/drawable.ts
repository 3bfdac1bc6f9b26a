import type { Product } from '@actual/contracts';
import { type Size, sizeOf } from './size';

/** The kinds of piece that a drawing distinguishes. */
export type Kind = 'seat' | 'table' | 'other';

/** Seats tell by their seat height, tables by their category. */
export function kindOf(size: Size, categories: string[]): Kind {
  if (size.seat) return 'seat';
  return categories.some((handle) => /mesa|escritorio|consola/.test(handle)) ? 'table' : 'other';
}

/** A product's size and kind for the drawing; the size is null where not enough measures are known. */
export function drawableOf(product: Product): { size: Size | null; kind: Kind } {
  const size = sizeOf(product.dimensions);
  const categories = product.Categories.map(({ Handle }) => Handle);
  return { size, kind: size ? kindOf(size, categories) : 'other' };
}
