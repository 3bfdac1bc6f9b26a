import { sizeKeys } from '@actual/contracts/facts/catalog/sizes';
import { readSort, type SortDirection, type SortKey } from './listing-url';

const fromTheLeast: ReadonlySet<string> = new Set(['DiscountPrice', 'stock', 'deliveryDate', ...sizeKeys]);

/**
 * The direction that an order begins with: the largest discount, the best match, the cheapest, the soonest, the
 * narrowest first.
 */
const firstDirection = (key: SortKey): SortDirection => (fromTheLeast.has(key) ? 'ASC' : 'DESC');

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
