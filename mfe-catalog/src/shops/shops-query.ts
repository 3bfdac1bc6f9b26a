import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The shops that show a site's brand. */
export const shopsQuery = (api: ApiClient, site: string) =>
  queryOptions({
    queryKey: ['shops', site],
    queryFn: ({ signal }) => api('GET /site/shops/{handle}', { params: { handle: site } }, { signal }),
    staleTime: 60_000,
  });
