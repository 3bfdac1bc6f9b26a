import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** What one took at the counter in a day. */
export const cashQuery = (api: ApiClient, date: string) =>
  queryOptions({
    queryKey: ['staff', 'cash-report', date],
    queryFn: ({ signal }) => api('POST /me/cashreport', { body: { date } }, { signal }),
    staleTime: 5_000,
  });
