import { isKiosk, kioskHref } from '@actual/contracts/facts/catalog/kiosk-address';
import { ApiError, type LoaderArgs, redirect, redirectGone } from '@actual/shell-contract';
import { parseListing } from '../listing/listing-url';
import { loadListing } from '../listing/load-listing';
import { roomsQuery } from '../rooms/room-queries';
import { wayInOf } from '../way-in/use-way-in';
import { categoryBestSellersQuery, hasBestSellers } from './best-sellers';
import { categoryQuery } from './category-queries';
import { categoryScope } from './category-scope';

/** A category and the first page of its products. An old name leads to the new one, an unknown one to the home page. */
export async function loader({ params, url, shell }: LoaderArgs) {
  const handle = params.category ?? '';
  if (handle === 'comedores') throw redirect(`/category/mesas-de-comedor${url.search}`, 301);
  const zipcode = shell.stores.zipcode.getState().value?.id;
  try {
    const category = shell.queryClient.ensureQueryData(categoryQuery(shell.api, handle));
    await Promise.all([
      category.then((found) =>
        hasBestSellers(found, url.searchParams)
          ? shell.queryClient.prefetchQuery(categoryBestSellersQuery(shell.api, handle))
          : null,
      ),
      shell.queryClient.prefetchQuery(roomsQuery(shell.api, { category: handle })),
      loadListing(shell, parseListing(url.searchParams, categoryScope(handle), zipcode, wayInOf(shell)), url),
    ]);
  } catch (error) {
    const movedTo = error instanceof ApiError ? (error.details as { movedTo?: unknown } | null)?.movedTo : undefined;
    if (typeof movedTo === 'string') throw redirect(`/category/${movedTo}${url.search}`, 301);
    if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'invalid_input'))
      throw redirectGone(isKiosk(url) ? kioskHref('/') : '/', 'category');
    throw error;
  }
  return null;
}
