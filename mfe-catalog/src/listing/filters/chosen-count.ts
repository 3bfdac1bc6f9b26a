import type { ProductList } from '@actual/contracts';
import { bound } from '@actual/contracts/facts/catalog/list-address';

/** How many filters are applied: every chosen value, and every figure that is bounded at one end or both. */
export function chosenCount(search: URLSearchParams, { groups }: ProductList['facets']): number {
  const bounded = new Set([...search].flatMap(([name, value]) => (/\d/.test(value) && bound.exec(name)?.[1]) || []));
  return groups.flatMap(({ Values }) => Values.filter(({ selected }) => selected)).length + bounded.size;
}
