import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** Where a test authorization of a card goes, by bank. */
export const authorizationQuery = (api: ApiClient, bank: string) =>
  queryOptions({
    queryKey: ['card-authorization', bank],
    queryFn: ({ signal }) => api('GET /payment/cardauthorization/{bank}', { params: { bank } }, { signal }),
    staleTime: 300_000,
  });
