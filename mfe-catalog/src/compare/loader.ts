import type { LoaderArgs } from '@actual/shell-contract';
import { readComparison } from './compare-address';
import { comparisonQuery } from './compare-queries';

/** What the address compares, so that it is there without script. */
export async function loader({ url, shell: { api, queryClient, stores } }: LoaderArgs) {
  const { ids } = readComparison(url.searchParams);
  const zipcode = stores.zipcode.getState().value;
  if (ids.length > 0) await queryClient.ensureQueryData(comparisonQuery(api, ids, zipcode?.id));
  return null;
}
