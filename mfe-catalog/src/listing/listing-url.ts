import type { SearchParameters } from '@actual/contracts';
import { isFilterName, names } from '@actual/contracts/facts/catalog/list-address';
import { sizeKeys } from '@actual/contracts/facts/catalog/sizes';
import { pageSize } from '@actual/contracts/facts/page-size';
import { readBounds } from './filters/read-bounds';

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

/** Where an address names no direction: salesCount and slowMovement DESC, others ASC (shopping 4). */
const defaultDirection = (key: SortKey): SortDirection =>
  key === 'salesCount' || key === 'slowMovement' ? 'DESC' : 'ASC';

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

/** The words that are searched for; signs that nobody sees are none. */
export const searchedWords = (search: URLSearchParams): string =>
  search
    .get('term')
    ?.replace(/\p{Cf}/gu, '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 200) ?? '';

/** Parses the listing's address into the call's parameters. Unknown or broken parts are left out, never an error. */
export function parseListing(
  search: URLSearchParams,
  scope: ListingScope,
  zipcodeId?: string,
  wayIn?: string,
): SearchParameters {
  const lower = lowerCased(search);
  const several = (name: string): string[] =>
    [...new Set(lower.getAll(name).filter((v) => v && v.length <= 80))].slice(0, 60);
  const filtervalues: string[] = [];
  for (const name of new Set(lower.keys())) {
    if (!isFilterName(name)) continue;
    for (const value of several(name)) if (/^[a-z0-9-]+$/.test(value)) filtervalues.push(`${name}:${value}`);
  }
  const keywords = searchedWords(lower);
  const itemcode = lower.get('itemcode')?.trim().slice(0, 40);
  const lists = {
    filtervalues,
    brandsIds: several(names.brand),
    discounts: several(names.discount),
    stockRanges: several(names.availability),
  };
  // the first day that is too late; the latest where several are given
  const deliveryBefore = several(names.delivery).filter(isDay).sort().at(-1);
  const sort = readSort(search) ?? (keywords ? undefined : scope.defaultSort);
  return {
    category: scope.category || undefined,
    slowMovement: scope.slowMovement || undefined,
    keywords: keywords || undefined,
    exact: (keywords && lower.get('literal') === '1') || undefined,
    itemcode: itemcode || undefined,
    ...Object.fromEntries(Object.entries(lists).filter(([, values]) => values.length > 0)),
    ...readBounds(lower),
    sortOption: sort,
    ...(zipcodeId ? { zipcodeDeliveryId: zipcodeId, deliveryBefore: deliveryBefore || undefined } : {}),
    ...(wayIn ? { wayIn, comesIn: lower.get(names.wayIn) === 'si' || undefined } : {}),
    items: pageSize,
    models: true,
  };
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
    if (/^(?:term|itemcode|literal|sortkey|sortdirection|kiosco)$/i.test(name)) next.append(name, value);
  return `?${next}`;
}
