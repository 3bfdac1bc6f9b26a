import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The public keys of the store: with one, a promise is verified without asking the store. */
export const promiseKeysQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['promise keys'],
    queryFn: ({ signal }) => api('GET /promise/keys', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
