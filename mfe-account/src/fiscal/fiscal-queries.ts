import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** Fiscal data of the signed-in user, with the lists to choose from. */
export const fiscalQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'fiscal'],
    queryFn: ({ signal }) => api('GET /me/client/fiscaladdress', {}, { signal }),
    staleTime: 60_000,
  });

/** Regimes and uses to choose from. */
export const fiscalListsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'fiscal-lists'],
    queryFn: ({ signal }) => api('GET /fiscal/lists', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
