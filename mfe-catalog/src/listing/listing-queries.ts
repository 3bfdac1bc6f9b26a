import type { ProductList, SearchParameters } from '@actual/contracts';
import { type ApiClient, infiniteQueryOptions, type ShellApi } from '@actual/shell-contract';

/** The pages of one listing, from `firstPage` on. Every part of the address is part of the key. */
export const listingQuery = (api: ApiClient, parameters: SearchParameters, firstPage: number) =>
  infiniteQueryOptions({
    queryKey: ['listing', parameters, firstPage],
    queryFn: ({ pageParam, signal }): Promise<ProductList> =>
      parameters.keywords
        ? api('POST /product/search/', { body: { ...parameters, page: pageParam } }, { signal })
        : api('POST /product/searchbyfilters/', { body: { ...parameters, page: pageParam } }, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (last) => (last.page < last.pages ? last.page + 1 : undefined),
    staleTime: 30_000,
  });

/** Fetches what the first paint of a listing needs. */
export const loadListing = ({ api, queryClient }: ShellApi, parameters: SearchParameters, page: number) =>
  queryClient.ensureInfiniteQueryData(listingQuery(api, parameters, page));
