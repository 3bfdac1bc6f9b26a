import type { LoaderArgs } from '@actual/shell-contract';
import { parseListing } from '../listing/listing-url';
import { loadListing } from '../listing/load-listing';
import { wayInOf } from '../way-in/use-way-in';
import { bestSellersQuery } from './best-sellers';
import { searchedTerm, searchScope } from './search-scope';
import { suggestionsQuery } from './suggestions/suggestions-query';

/** The first page of the search; best sellers where it finds nothing. */
export async function loader({ url, shell }: LoaderArgs) {
  const search = url.searchParams;
  const zipcode = shell.stores.zipcode.getState().value?.id;
  const { pages } = await loadListing(shell, parseListing(search, searchScope(search), zipcode, wayInOf(shell)), url);
  if (pages[0]?.total === 0) {
    const term = searchedTerm(search);
    await Promise.all([
      shell.queryClient.prefetchQuery(bestSellersQuery(shell.api, zipcode)),
      shell.queryClient.prefetchQuery(suggestionsQuery(shell.api, term)),
    ]);
  }
  return null;
}
