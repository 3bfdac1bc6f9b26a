import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The store's public keys: whoever has one needs the store no more. */
export const promiseKeysQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['promise keys'],
    queryFn: ({ signal }) => api('GET /promise/keys', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
