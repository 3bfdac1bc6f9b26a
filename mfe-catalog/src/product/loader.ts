import { isKiosk, kioskHref } from '@actual/contracts/facts/catalog/kiosk-address';
import { type LoaderArgs, redirect, redirectGone } from '@actual/shell-contract';
import { roomsQuery } from '../rooms/room-queries';
import { shopsQuery } from '../shops/shops-query';
import { wayInOf } from '../way-in/use-way-in';
import { passageQuery } from '../way-in/way-in-query';
import { deliveryQuery, insteadOf, isGone, productQuery } from './product-queries';
import { reviewsQuery } from './reviews/review-queries';

/**
 * The product and its delivery dates. One of another store or without stock (shopping 5) leads to its category, or to
 * the home page, which is the display in the kiosk (decision 0083); an old slug leads to the present one.
 */
export async function loader({ params, url, shell }: LoaderArgs) {
  const { api, brand, queryClient, stores } = shell;
  const { slug = '', id = '' } = params;
  const here = (href: string) => (isKiosk(url) ? kioskHref(href) : href);
  const rooms = isKiosk(url) ? null : queryClient.prefetchQuery(roomsQuery(api, { productId: id }));
  const said = queryClient.prefetchQuery(reviewsQuery(api, id));
  const shops = queryClient.prefetchQuery(shopsQuery(api, brand.site));
  const product = await queryClient.ensureQueryData(productQuery(api, id)).catch((error: unknown) => {
    if (!isGone(error)) throw error;
    const instead = insteadOf(error);
    throw redirectGone(here(instead), instead === '/' ? 'product' : 'sold-out');
  });
  if (slug !== product.slug) throw redirect(here(product.url) + url.search, 301);
  const wayIn = wayInOf(shell);
  const passage = wayIn && !isKiosk(url) ? queryClient.prefetchQuery(passageQuery(api, id, wayIn)) : null;
  await Promise.all([rooms, said, shops, passage]);
  const zipcode = stores.zipcode.getState().value;
  if (zipcode) await queryClient.prefetchQuery(deliveryQuery(api, product.ItemCode, zipcode.id));
  return null;
}
