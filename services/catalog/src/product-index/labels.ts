import type { PlacedProduct } from './product-row';

/** The texts that products show beside their filters, by position. */
export interface Labels {
  readonly names: readonly string[];
  readonly slugs: readonly string[];
  /** Picture stems; null where there is none. */
  readonly pictures: readonly (string | null)[];
  readonly priceCents: Float64Array;
}

export const noLabels: Labels = { names: [], slugs: [], pictures: [], priceCents: new Float64Array() };

/** The labels after some positions were given up and some products placed. */
export function labelsAfter(
  before: Labels,
  { removed, placed, size }: { removed: Iterable<number>; placed: readonly PlacedProduct[]; size: number },
): Labels {
  const names = before.names.slice();
  const slugs = before.slugs.slice();
  const pictures = before.pictures.slice();
  const priceCents = new Float64Array(size);
  priceCents.set(before.priceCents);
  for (const position of removed) {
    names[position] = '';
    slugs[position] = '';
    pictures[position] = null;
  }
  for (const { position, label } of placed) {
    names[position] = label.name;
    slugs[position] = label.slug;
    pictures[position] = label.picture;
    priceCents[position] = label.priceCents;
  }
  return { names, slugs, pictures, priceCents };
}
