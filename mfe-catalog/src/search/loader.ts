import { type LoaderFunctionArgs, shellContext } from '@actual/shell-contract';
import { loadListing } from '../listing/listing-queries';
import { parseListing } from '../listing/listing-url';
import { bestSellersQuery } from './best-sellers';
import { searchedTerm, searchScope } from './search-scope';
import { suggestionsQuery } from './suggestions/suggestions-query';

/** The first page of what the address searches for; what sells best where that is nothing. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shell = context.get(shellContext);
  const address = new URL(request.url);
  const search = address.searchParams;
  const zipcode = shell.stores.zipcode.getState().value?.id;
  const { pages } = await loadListing(shell, parseListing(search, searchScope(search), zipcode), address);
  if (pages[0]?.total === 0) {
    const term = searchedTerm(search);
    await Promise.all([
      shell.queryClient.prefetchQuery(bestSellersQuery(shell.api, zipcode)),
      shell.queryClient.prefetchQuery(suggestionsQuery(shell.api, term)),
    ]);
  }
  return null;
}
