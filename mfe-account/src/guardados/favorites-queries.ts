import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The visitor's saved products, the latest first. They are personal, so a page with them is not cached. */
export const favoritesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['favorites'],
    queryFn: ({ signal }) => api('GET /favorites', {}, { signal }),
  });
