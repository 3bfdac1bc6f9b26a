import {
  type DehydratedState,
  hashKey,
  hydrate,
  QueryClient,
  type QueryKey,
  type QueryObserver,
  useQueryClient,
} from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const servedTo = new WeakMap<QueryClient, DehydratedState>();

/** Gives the page the data that the server rendered it from. */
export function hydrateQueries(page: QueryClient, served: DehydratedState): void {
  hydrate(page, served);
  servedTo.set(page, served);
}

/** When the server learned the answer of a query; 0 where it did not. */
function servedAt({ queries }: DehydratedState, key: QueryKey): number {
  const hash = hashKey(key);
  return queries.find(({ queryHash }) => queryHash === hash)?.state.dataUpdatedAt ?? 0;
}

const never = () => () => undefined;
const always = () => true;

/**
 * A deferred block takes over HTML that is older than the page's data: it is hydrated with the answer that the HTML
 * shows, and shows the latest right after. Else React would throw the HTML away, with the text typed in it.
 * @param latest the page's present answer
 * @param Observer of the kind of query that is asked
 */
export function useServedFirst<Options extends { queryKey: QueryKey }, Result extends { isEnabled: boolean }>(
  options: Options,
  latest: Result,
  Observer: typeof QueryObserver,
): Result {
  const page = useQueryClient();
  const served = servedTo.get(page);
  const isLatest = useSyncExternalStore(never, always, () => {
    const known = page.getQueryState(options.queryKey);
    return !served || ((known?.dataUpdatedAt ?? 0) === servedAt(served, options.queryKey) && known?.status !== 'error');
  });
  if (isLatest || !served) return latest;
  const client = new QueryClient({ defaultOptions: page.getDefaultOptions() });
  hydrate(client, served);
  const result = new Observer(client, client.defaultQueryOptions(options)).getCurrentResult() as unknown as Result;
  // the server knew that the browser would ask
  const asking = latest.isEnabled && !servedAt(served, options.queryKey);
  return asking ? { ...result, fetchStatus: 'fetching', isFetching: true, isLoading: true } : result;
}
