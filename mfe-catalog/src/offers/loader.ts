import type { LoaderArgs } from '@actual/shell-contract';
import { offersQuery, packageQuery } from './offer-queries';

const loaderOf =
  (desarrollos: boolean) =>
  async ({ shell }: LoaderArgs) => {
    const { api, queryClient, stores } = shell;
    const zipcode = stores.zipcode.getState().value?.id;
    const packages = await queryClient.ensureQueryData(offersQuery(api, desarrollos));
    const open = packages.filter(({ locked }) => !locked);
    await Promise.all(open.map(({ id }) => queryClient.prefetchQuery(packageQuery(api, id, zipcode))));
    return null;
  };

/** The packages of everybody. */
export const offersLoader = loaderOf(false);
/** The packages of housing developments. */
export const desarrollosLoader = loaderOf(true);
