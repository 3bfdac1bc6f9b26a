import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** What this visitor saved, the latest first: of nobody but them, so no page is kept with it. */
export const favoritesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['favorites'],
    queryFn: ({ signal }) => api('GET /favorites', {}, { signal }),
  });
