import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { type ApiClient, queryOptions } from '@actual/shell-contract';
import type { PeriodName } from '../dashboard/dashboard-periods';
import type { Days } from '../dashboard/dashboard-queries';

/** Why pieces were asked back or canceled in some days. */
export const reasonsQuery = (api: ApiClient, dateRange: Days) =>
  queryOptions({
    queryKey: ['staff', 'reasons', dateRange],
    queryFn: ({ signal }) => api('POST /reports/reasons', { body: { dateRange } }, { signal }),
    staleTime: 30_000,
  });

/** The address of a period; this month has none. */
export const hrefOfReasons = (period: PeriodName): string =>
  period === 'mes' ? staffPages.reasons.path : `${staffPages.reasons.path}?periodo=${period}`;
