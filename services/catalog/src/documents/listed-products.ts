import type { Site } from '@actual/contracts';
import { each } from '../catalogue/bits';
import type { View } from '../catalogue/view';

/** Positions of what the site lists, ascending. */
export function listedPositions(view: View, site: Site): number[] {
  const positions: number[] = [];
  each(view.listed(site), (position) => positions.push(position));
  return positions;
}

/** A list in pieces: a document of any length is written with little memory and few statements. */
export function* batches<T>(list: readonly T[], size: number): Generator<T[]> {
  for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size);
}
