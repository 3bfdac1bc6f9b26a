import type { Site } from '@actual/contracts';
import type { View } from '../live/view';
import { has } from '../product-index/bits';

/** Positions that the site lists, by id: a product stays in its part of a document through all other changes. */
export function listedPositions(view: View, site: Site): number[] {
  const listed = view.listed(site);
  return [...view.index.byId].filter((position) => has(listed, position));
}

/** A list in pieces: a document of any length is written with little memory and few statements. */
export function* batches<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}
