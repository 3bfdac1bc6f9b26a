import type { SearchParameters } from '@actual/contracts';
import { redirect, type ShellApi } from '@actual/shell-contract';
import { listingQuery } from './listing-queries';
import { pageAddress, readPage } from './listing-url';

/** Fetches the data of a listing's first paint. A page behind the last one leads to the last. */
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
