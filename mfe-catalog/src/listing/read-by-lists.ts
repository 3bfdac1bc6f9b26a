import { bound, isFilterName, own, reserved } from '@actual/contracts/facts/list-address';

/** True for every name in the query of a list that changes what it shows, whatever its letter case. */
export function readByLists(name: string): boolean {
  const lower = name.toLowerCase();
  return reserved.test(lower) || bound.test(lower) || own.test(lower) || isFilterName(lower);
}
