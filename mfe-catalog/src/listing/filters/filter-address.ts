import { names } from '@actual/contracts/facts/catalog/list-address';

/** Name of a filter group in the address: `brand` is `marca`, `material` stays `material`. */
export const queryName = (groupHandle: string): string =>
  groupHandle in names ? names[groupHandle as keyof typeof names] : groupHandle;

/** Filters whose values are nested in one another: one is chosen at a time. */
export const chosenOnce = (name: string): boolean => name === names.delivery || name === names.discount;

/** The same address with one value of one filter turned on or off; always back on the first page. */
export function toggled(search: URLSearchParams, name: string, value: string): string {
  const next = new URLSearchParams(search);
  const kept = chosenOnce(name) ? [] : next.getAll(name).filter((one) => one !== value);
  const had = next.getAll(name).includes(value);
  next.delete(name);
  for (const one of had ? kept : [...kept, value]) next.append(name, one);
  next.delete('pagina');
  return `?${next}`;
}

/** The same address without the given names (and on the first page). */
export function without(search: URLSearchParams, ...gone: string[]): string {
  const next = new URLSearchParams(search);
  for (const name of [...gone, 'pagina']) next.delete(name);
  return `?${next}`;
}
