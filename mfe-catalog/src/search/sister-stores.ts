import type { ProductList } from '@actual/contracts';
import { type ApiClient, queryOptions } from '@actual/shell-contract';
import { unfiltered } from '../listing/listing-url';

/** The sister stores that have all of a term. */
export const elsewhereQuery = (api: ApiClient, term: string) =>
  queryOptions({
    queryKey: ['elsewhere', term],
    queryFn: ({ signal }) => api('GET /product/elsewhere', { query: { term } }, { signal }),
    staleTime: 60_000,
    retry: false,
  });

/** Products that are few: one or two may have a word of the search by chance. */
const few = 3;

/** How many products this store has for all of a term, where these are few enough to look at sister stores; else null. */
export function fewHere(found: Pick<ProductList, 'total' | 'leftOut'> | undefined, search: URLSearchParams) {
  if (!found || unfiltered(search) !== `?${search}`) return null;
  const total = found.leftOut.length > 0 ? 0 : found.total;
  return total <= few ? total : null;
}
