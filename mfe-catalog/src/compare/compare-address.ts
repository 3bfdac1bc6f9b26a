import { mostCompared } from '@actual/contracts/facts/catalog/shown-counts';

const path = '/comparar';
/** The names of both in the address. */
export const productsName = 'productos';
export const differencesName = 'diferencias';

export interface AskedComparison {
  /** Ids of products, in their order, each once, no more than can be compared. */
  readonly ids: readonly string[];
  /** Products that the address names beyond those. */
  readonly beyond: number;
  /** Show rows only where the products differ. */
  readonly differences: boolean;
}

/** `?productos=a,b&diferencias=1`; an invalid id is kept, and simply finds no product. */
export function readComparison(search: URLSearchParams): AskedComparison {
  const named = search.getAll(productsName).flatMap((list) => list.toLowerCase().split(','));
  const ids = [...new Set(named.map((one) => one.trim()).filter(Boolean))];
  return {
    ids: ids.slice(0, mostCompared),
    beyond: Math.max(0, ids.length - mostCompared),
    differences: search.get(differencesName) === '1',
  };
}

/** The address of a comparison, which can be shared. */
export function compareHref(ids: readonly string[], differences = false): string {
  if (ids.length === 0) return path;
  // commas may stand in a query as they are, and are read more easily
  return `${path}?${productsName}=${ids.map(encodeURIComponent).join(',')}${differences ? `&${differencesName}=1` : ''}`;
}

/** True for query names that change the page. */
export const readByComparisons = (name: string): boolean => name === productsName || name === differencesName;
