import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The requests that can be made about an order's pieces, and those that were made. */
export const requestsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['order-requests', id],
    queryFn: ({ signal }) => api('GET /order/{id}/requests', { params: { id } }, { signal }),
    staleTime: 5_000,
  });
