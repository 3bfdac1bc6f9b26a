import { ApiError, type LoaderFunctionArgs, redirect, shellContext } from '@actual/shell-contract';
import { loadListing } from '../listing/listing-queries';
import { parseListing, readPage } from '../listing/listing-url';
import { categoryPlace } from './category-place';
import { categoryQuery } from './category-queries';

/** A category and the first page of its products. `comedores` is an old name; an unknown category goes home. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const handle = params.category ?? '';
  if (handle === 'comedores') throw redirect('/category/mesas-de-comedor', 301);
  const shell = context.get(shellContext);
  const search = new URL(request.url).searchParams;
  const zipcode = shell.stores.zipcode.getState().value?.id;
  try {
    await Promise.all([
      shell.queryClient.ensureQueryData(categoryQuery(shell.api, handle)),
      loadListing(shell, parseListing(search, categoryPlace(handle), zipcode), readPage(search)),
    ]);
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input'))
      throw redirect('/');
    throw error;
  }
  return null;
}
