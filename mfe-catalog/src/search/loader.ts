import type { LoaderArgs } from '@actual/shell-contract';
import { parseListing } from '../listing/listing-url';
import { loadListing } from '../listing/load-listing';
import { wayInOf } from '../way-in/use-way-in';
import { bestSellersQuery } from './best-sellers';
import { searchedTerm, searchScope } from './search-scope';
import { elsewhereQuery, fewHere } from './sister-stores';
import { suggestionsQuery } from './suggestions/suggestions-query';

/** The first page of the search; best sellers where it finds nothing, and sister stores where it finds little. */
export async function loader({ url, shell }: LoaderArgs) {
  const search = url.searchParams;
  const zipcode = shell.stores.zipcode.getState().value?.id;
  const { pages } = await loadListing(shell, parseListing(search, searchScope(search), zipcode, wayInOf(shell)), url);
  const [first] = pages;
  const term = searchedTerm(search);
  const elsewhere = term !== '' && fewHere(first, search) !== null && elsewhereQuery(shell.api, term);
  const asked = elsewhere ? shell.queryClient.prefetchQuery(elsewhere) : undefined;
  if (first?.total === 0)
    await Promise.all([
      shell.queryClient.prefetchQuery(bestSellersQuery(shell.api, zipcode)),
      shell.queryClient.prefetchQuery(suggestionsQuery(shell.api, term)),
    ]);
  await asked;
  return null;
}
