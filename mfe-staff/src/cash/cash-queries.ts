import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The payments that somebody took at the counter in a day; the user's own by default. */
export const cashQuery = (api: ApiClient, date: string, User?: string) =>
  queryOptions({
    queryKey: ['staff', 'cash-report', date, User ?? null],
    queryFn: ({ signal }) => api('POST /me/cashreport', { body: { date, User: User || undefined } }, { signal }),
    staleTime: 5_000,
  });
