import { bound, isFilterName, own, reserved } from '@actual/contracts/facts/catalog/list-address';

/** True for every query name that changes a list, in any letter case. */
export function readByLists(name: string): boolean {
  const lower = name.toLowerCase();
  return reserved.test(lower) || bound.test(lower) || own.test(lower) || isFilterName(lower);
}
