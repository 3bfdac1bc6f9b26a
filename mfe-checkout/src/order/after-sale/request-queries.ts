import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** What can be asked for about an order's pieces, and what was. */
export const requestsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['order-requests', id],
    queryFn: ({ signal }) => api('GET /order/{id}/requests', { params: { id } }, { signal }),
    staleTime: 5_000,
  });
