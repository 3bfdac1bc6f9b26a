import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The signed-in user, with telephones. */
export const meQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'me'],
    queryFn: ({ signal }) => api('GET /me', {}, { signal }),
    staleTime: 5_000,
  });

/** Where one is signed in. */
export const sessionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) => api('GET /me/sessions', {}, { signal }),
    staleTime: 5_000,
  });

/** E-wallet and balance of a client, with their latest movements. */
export const ledgersQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['account', 'ledgers', id],
    queryFn: async ({ signal }) => {
      const [wallet, balance] = await Promise.all([
        api('GET /client/{id}/ewallet', { params: { id } }, { signal }),
        api('GET /client/{id}/balance', { params: { id } }, { signal }),
      ]);
      return { wallet, balance };
    },
    staleTime: 5_000,
  });
