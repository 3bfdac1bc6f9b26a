import type { ProductList, SearchParameters } from '@actual/contracts';
import { type ApiClient, infiniteQueryOptions, redirect, type ShellApi } from '@actual/shell-contract';
import { pageAddress, readPage } from './listing-url';

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

/** Fetches what the first paint of the listing at an address needs. A page behind the last one leads to the last. */
export async function loadListing(
  { api, queryClient }: ShellApi,
  parameters: SearchParameters,
  { pathname, search }: URL,
) {
  const query = new URLSearchParams(search);
  const page = readPage(query);
  const listing = await queryClient.ensureInfiniteQueryData(listingQuery(api, parameters, page));
  const last = Math.max(1, listing.pages[0]?.pages ?? 1);
  if (page > last) throw redirect(pathname + pageAddress(query, last));
  return listing;
}
