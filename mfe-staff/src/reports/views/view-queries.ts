import type { SavedReport } from '@actual/contracts/facts/desk/exports';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** One's own saved views of a report, and those that colleagues share. */
export const viewsQuery = (api: ApiClient, report: SavedReport) =>
  queryOptions({
    queryKey: ['staff', 'views', report],
    queryFn: ({ signal }) => api('GET /me/views/{report}', { params: { report } }, { signal }),
    staleTime: 60_000,
  });
