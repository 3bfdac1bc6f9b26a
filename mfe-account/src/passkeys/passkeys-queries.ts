import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The passkeys of who is signed in. */
export const passkeysQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'passkeys'],
    queryFn: ({ signal }) => api('GET /me/passkeys', {}, { signal }),
    staleTime: 5_000,
  });
