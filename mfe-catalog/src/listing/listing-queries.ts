import type { ProductList, SearchParameters } from '@actual/contracts';
import { type ApiClient, infiniteQueryOptions } from '@actual/shell-contract';

/** The pages of one listing, from `firstPage` on. Every part of the address is part of the key. */
export const listingQuery = (api: ApiClient, parameters: SearchParameters, firstPage: number) =>
  infiniteQueryOptions({
    queryKey: ['listing', parameters, firstPage],
    queryFn: ({ pageParam, signal }): Promise<ProductList> =>
      api(
        parameters.keywords ? 'POST /product/search/' : 'POST /product/searchbyfilters/',
        { body: { ...parameters, page: pageParam } },
        { signal },
      ),
    initialPageParam: firstPage,
    getNextPageParam: (last) => (last.page < last.pages ? last.page + 1 : undefined),
    staleTime: 30_000,
  });
