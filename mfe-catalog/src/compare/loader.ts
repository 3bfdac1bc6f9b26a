import type { LoaderArgs } from '@actual/shell-contract';
import { wayInOf } from '../way-in/use-way-in';
import { readComparison } from './compare-address';
import { comparisonQuery } from './compare-queries';

/** Loads the address's products on the server, so that the comparison is there without script. */
export async function loader({ url, shell }: LoaderArgs) {
  const { api, queryClient, stores } = shell;
  const { ids } = readComparison(url.searchParams);
  const zipcode = stores.zipcode.getState().value;
  if (ids.length > 0) await queryClient.ensureQueryData(comparisonQuery(api, ids, zipcode?.id, wayInOf(shell)));
  return null;
}
