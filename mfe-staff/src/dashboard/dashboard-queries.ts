import { type ApiClient, queryOptions } from '@actual/shell-contract';
import type { DashboardView } from './dashboard-address';

export interface Days {
  start: string;
  end: string;
}

/** The figures of some days. */
export const dashboardQuery = (api: ApiClient, dateRange: Days, { store }: Pick<DashboardView, 'store'>) =>
  queryOptions({
    queryKey: ['staff', 'dashboard', dateRange, store],
    queryFn: ({ signal }) =>
      api('POST /reports/dashboard', { body: { dateRange, Store: store || undefined } }, { signal }),
    staleTime: 30_000,
  });
