import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The passkeys of the signed-in user. */
export const passkeysQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'passkeys'],
    queryFn: ({ signal }) => api('GET /me/passkeys', {}, { signal }),
    staleTime: 5_000,
  });
