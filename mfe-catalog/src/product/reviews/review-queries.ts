import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** What verified buyers say of a product: a page of it, and its sum. */
export const reviewsQuery = (api: ApiClient, id: string, page = 1) =>
  queryOptions({
    queryKey: ['reviews', id, page],
    queryFn: ({ signal }) => api('GET /reviews/product/{id}/{page}', { params: { id, page } }, { signal }),
    staleTime: 60_000,
  });
