import type { LoaderArgs } from '@actual/shell-contract';
import { roomsQuery } from '../rooms/room-queries';
import { agesQuery, categoryTreeQuery, featuredQuery, siteQuery } from './home-queries';

/** Loads the parts of the home page that are shown at once. */
export async function loader({ shell }: LoaderArgs) {
  const { api, brand, queryClient, stores } = shell;
  const zipcode = stores.zipcode.getState().value?.id;
  await Promise.all([
    queryClient.ensureQueryData(siteQuery(api, brand.site)),
    queryClient.ensureQueryData(featuredQuery(api, brand.site, zipcode)),
    queryClient.ensureQueryData(categoryTreeQuery(api, brand.site)),
    queryClient.prefetchQuery(roomsQuery(api)),
    queryClient.prefetchQuery(agesQuery(api)),
  ]);
  return null;
}
