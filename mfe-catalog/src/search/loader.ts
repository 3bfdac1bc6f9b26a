import { type LoaderFunctionArgs, shellContext } from '@actual/shell-contract';
import { loadListing } from '../listing/listing-queries';
import { parseListing, readPage } from '../listing/listing-url';
import { searchPlace } from './search-place';

/** The first page of what the address searches for. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shell = context.get(shellContext);
  const search = new URL(request.url).searchParams;
  const zipcode = shell.stores.zipcode.getState().value?.id;
  await loadListing(shell, parseListing(search, searchPlace(search), zipcode), readPage(search));
  return null;
}
