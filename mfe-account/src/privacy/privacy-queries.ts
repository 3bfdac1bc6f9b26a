import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The consents that the account gave and took back. */
export const consentsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'consents'],
    queryFn: ({ signal }) => api('GET /me/consents', {}, { signal }),
    staleTime: 5_000,
  });

/** The archive of one's data that was asked for last. */
export const exportQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'data-export'],
    queryFn: ({ signal }) => api('GET /me/data', {}, { signal }),
    staleTime: 5_000,
  });
