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

/** What the server rendered a page from. */
class ServedQueries {
  private readonly state: DehydratedState;
  private readonly servedAt: ReadonlyMap<string, number>;
  private client: QueryClient | undefined;

  constructor(state: DehydratedState) {
    this.state = state;
    this.servedAt = new Map(state.queries.map(({ queryHash, state: { dataUpdatedAt } }) => [queryHash, dataUpdatedAt]));
  }

  has(key: QueryKey): boolean {
    return this.servedAt.has(hashKey(key));
  }

  /** Whether the page still knows of a query what the server knew, be it nothing. */
  isLatest(key: QueryKey, page: QueryClient): boolean {
    const known = page.getQueryState(key);
    return (known?.dataUpdatedAt ?? 0) === (this.servedAt.get(hashKey(key)) ?? 0) && known?.status !== 'error';
  }

  /** A client that knows what the server knew, and asks nobody. */
  asClient(page: QueryClient): QueryClient {
    if (!this.client) {
      this.client = new QueryClient({ defaultOptions: page.getDefaultOptions() });
      hydrate(this.client, this.state, { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
    }
    return this.client;
  }
}

const servedTo = new WeakMap<QueryClient, ServedQueries>();

/** Gives the page what the server rendered it from. */
export function hydrateQueries(page: QueryClient, state: DehydratedState): void {
  hydrate(page, state);
  servedTo.set(page, new ServedQueries(state));
}

interface Asked {
  queryKey: QueryKey;
}
interface Answered {
  isEnabled: boolean;
}

const never = () => () => undefined;
const always = () => true;

/**
 * A part whose code comes late takes over HTML that was made before what the page has learned since: it is hydrated with
 * the answer that the HTML shows, and shows the latest right after. Else React would throw the HTML away, with what was
 * typed in it.
 * @param latest what the page knows
 * @param Observer of the kind of query that is asked
 */
export function useServedFirst<Options extends Asked, Result extends Answered>(
  options: Options,
  latest: Result,
  Observer: typeof QueryObserver,
): Result {
  const page = useQueryClient();
  const served = servedTo.get(page);
  const isLatest = useSyncExternalStore(never, always, () => served?.isLatest(options.queryKey, page) ?? true);
  if (isLatest || !served) return latest;
  const client = served.asClient(page);
  const result = new Observer(client, client.defaultQueryOptions(options)).getCurrentResult() as unknown as Result;
  // the server knew that the browser would ask
  const asking = latest.isEnabled && !served.has(options.queryKey);
  return asking ? { ...result, fetchStatus: 'fetching', isFetching: true, isLoading: true } : result;
}
