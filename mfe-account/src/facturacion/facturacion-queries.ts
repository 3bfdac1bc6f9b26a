import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** Regimes and uses to choose from. */
export const fiscalListsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'fiscal-lists'],
    queryFn: ({ signal }) => api('GET /fiscal/lists', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
