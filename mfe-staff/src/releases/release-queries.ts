import { releasesMs } from '@actual/contracts/facts/look-again';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

export const releasesKey = ['staff', 'releases'] as const;

/** Versions of the remotes, and how they do. */
export const releasesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: releasesKey,
    queryFn: ({ signal }) => api('GET /releases', {}, { signal }),
    staleTime: 5_000,
    refetchInterval: releasesMs,
  });
