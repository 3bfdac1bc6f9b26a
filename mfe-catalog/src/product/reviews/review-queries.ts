import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** A page of a product's reviews by verified buyers, and their summary. */
export const reviewsQuery = (api: ApiClient, id: string, page = 1) =>
  queryOptions({
    queryKey: ['reviews', id, page],
    queryFn: ({ signal }) => api('GET /reviews/product/{id}/{page}', { params: { id, page } }, { signal }),
    staleTime: 60_000,
  });
