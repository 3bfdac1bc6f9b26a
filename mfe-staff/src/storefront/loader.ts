import { documentName, type StorefrontKind } from '@actual/contracts/facts/catalog/storefront';
import { staffLoader } from '../access/staff-loader';
import { readKind } from './storefront-address';
import { documentQuery, warehousesQuery } from './storefront-queries';

export interface StorefrontData {
  kind: StorefrontKind;
}

/** The document of the kind that is asked for, of the desk's brand where each has its own. */
export const loader = staffLoader<StorefrontData>('storefront', async ({ shell, url }) => {
  const { api, brand, queryClient, stores } = shell;
  const kind = readKind(url.searchParams, stores.session.getState().user?.role);
  await Promise.all([
    queryClient.fetchQuery(documentQuery(api, documentName(kind, brand.site))),
    queryClient.ensureQueryData(warehousesQuery(api)),
  ]);
  return { kind };
});
