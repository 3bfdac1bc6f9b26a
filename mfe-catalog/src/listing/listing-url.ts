import type { SearchParameters } from '@actual/contracts';
import { pageSize } from '@actual/contracts/facts/page-size';
import { sizeKeys } from '@actual/contracts/facts/sizes';
import { isFilterName, names } from './list-query';
import { readSizes } from './size-address';

const sortKeys = [
  'relevance',
  'salesCount',
  'stock',
  'DiscountPrice',
  'Discount',
  'slowMovement',
  'spotlight',
  'deliveryDate',
  ...sizeKeys,
] as const;
export type SortKey = (typeof sortKeys)[number];
export type SortDirection = 'ASC' | 'DESC';

/** Name of a filter group in the address: `brand` is `marca`, `material` stays `material`. */
export const queryName = (groupHandle: string): string =>
  groupHandle in names ? names[groupHandle as keyof typeof names] : groupHandle;

/** Where an address names no direction: salesCount and slowMovement DESC, others ASC (shopping 4). */
const defaultDirection = (key: SortKey): SortDirection =>
  key === 'salesCount' || key === 'slowMovement' ? 'DESC' : 'ASC';

const fromTheLeast: ReadonlySet<string> = new Set(['DiscountPrice', 'stock', 'deliveryDate', ...sizeKeys]);

/** What somebody means who chooses an order: the largest discount, the best match, the cheapest, the soonest, the narrowest first. */
const firstDirection = (key: SortKey): SortDirection => (fromTheLeast.has(key) ? 'ASC' : 'DESC');

/** Reads `sortKey` and `sortDirection`, whatever their letter case; null where the address names none. */
export function readSort(search: URLSearchParams): { key: SortKey; direction: SortDirection } | null {
  const lower = lowerCased(search);
  const wanted = lower.get('sortkey')?.toLowerCase();
  const key = sortKeys.find((one) => one.toLowerCase() === wanted);
  if (!key) return null;
  const direction = lower.get('sortdirection')?.toUpperCase();
  return { key, direction: direction === 'ASC' || direction === 'DESC' ? direction : defaultDirection(key) };
}

/** The specification writes the names both as sortKey and sortkey. */
function lowerCased(search: URLSearchParams): URLSearchParams {
  const all = new URLSearchParams();
  for (const [name, value] of search) all.append(name.toLowerCase(), value);
  return all;
}

/** Whole pesos of an amount as people in Mexico write it, `$5,000.75` is 5000; undefined where there is none. */
export const wholePesos = (text: string | null): number | undefined => {
  const digits = text?.replace(/\..*/, '').replace(/\D/g, '');
  return digits ? Math.min(Number(digits), 10_000_000) : undefined;
};

/** Page of the address: 1 unless it names a sensible other. */
export const readPage = (search: URLSearchParams): number => {
  const page = Number(search.get('pagina'));
  return Number.isInteger(page) && page > 1 && page <= 100_000 ? page : 1;
};

/** True for a day of the calendar, `YYYY-MM-DD`. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).getUTCDate() === Number(text.slice(8));

export interface ListingScope {
  category?: string;
  /** The promotions list. */
  slowMovement?: boolean;
  defaultSort: { key: SortKey; direction: SortDirection };
}

/** What the listing's address asks for, as the call takes it. Unknown or broken parts are left out, never an error. */
export function parseListing(search: URLSearchParams, scope: ListingScope, zipcodeId?: string): SearchParameters {
  const lower = lowerCased(search);
  const several = (name: string): string[] =>
    [...new Set(lower.getAll(name).filter((v) => v && v.length <= 80))].slice(0, 60);
  const filtervalues: string[] = [];
  for (const name of new Set(lower.keys())) {
    if (!isFilterName(name)) continue;
    for (const value of several(name)) if (/^[a-z0-9-]+$/.test(value)) filtervalues.push(`${name}:${value}`);
  }
  const keywords = lower.get('term')?.trim().slice(0, 200);
  const itemcode = lower.get('itemcode')?.trim().slice(0, 40);
  const minPrice = wholePesos(lower.get('precio-desde'));
  const maxPrice = wholePesos(lower.get('precio-hasta'));
  const lists = {
    filtervalues,
    brandsIds: several(names.brand),
    discounts: several(names.discount),
    stockRanges: several(names.availability),
  };
  // the first day that is too late; of several the widest
  const deliveryBefore = several(names.delivery).filter(isDay).sort().at(-1);
  const sort = readSort(search) ?? (keywords ? undefined : scope.defaultSort);
  return {
    ...(scope.category ? { category: scope.category } : {}),
    ...(scope.slowMovement ? { slowMovement: true } : {}),
    ...(keywords ? { keywords } : {}),
    ...(keywords && lower.get('literal') === '1' ? { exact: true } : {}),
    ...(itemcode ? { itemcode } : {}),
    ...Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0)),
    ...(minPrice === undefined ? {} : { minPrice }),
    ...(maxPrice === undefined ? {} : { maxPrice }),
    ...readSizes(lower),
    ...(sort ? { sortOption: sort } : {}),
    ...(zipcodeId ? { zipcodeDeliveryId: zipcodeId, ...(deliveryBefore ? { deliveryBefore } : {}) } : {}),
    items: pageSize,
    models: true,
  };
}

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

/** The address of a page of the list, as a link that works without script. */
export function pageAddress(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  if (page > 1) next.set('pagina', String(page));
  else next.delete('pagina');
  return `?${next}`;
}

/** The address without any filter: only the term and the order stay. */
export function unfiltered(search: URLSearchParams): string {
  const next = new URLSearchParams();
  for (const [name, value] of search)
    if (['term', 'itemcode', 'literal', 'sortkey', 'sortdirection', 'kiosco'].includes(name.toLowerCase()))
      next.append(name, value);
  return `?${next}`;
}

/** The list in the order that it has by itself. */
export const unsorted = (search: URLSearchParams): string =>
  `?${new URLSearchParams([...search].filter(([name]) => !/^(sortkey|sortdirection|pagina)$/i.test(name)))}`;

/** Choosing the same order again turns its direction round (shopping 4). */
export function sortAddress(search: URLSearchParams, key: SortKey): string {
  const current = readSort(search);
  const next = new URLSearchParams(unsorted(search));
  const direction = current?.key === key ? (current.direction === 'ASC' ? 'DESC' : 'ASC') : firstDirection(key);
  next.set('sortKey', key);
  next.set('sortDirection', direction);
  return `?${next}`;
}
