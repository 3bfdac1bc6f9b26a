import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** What somebody took at the counter in a day; oneself unless told. */
export const cashQuery = (api: ApiClient, date: string, User?: string) =>
  queryOptions({
    queryKey: ['staff', 'cash-report', date, User ?? null],
    queryFn: ({ signal }) => api('POST /me/cashreport', { body: { date, User: User || undefined } }, { signal }),
    staleTime: 5_000,
  });
