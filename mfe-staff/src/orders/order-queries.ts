import { type ApiClient, queryOptions } from '@actual/shell-contract';
import { queryOf, type ReportView } from './report-view';

/** A page of the report; kept for a moment only: staff look at what is happening. */
export const ordersQuery = (api: ApiClient, view: ReportView) =>
  queryOptions({
    queryKey: ['staff', 'orders', view],
    queryFn: ({ signal }) =>
      api('POST /order/all/find/{page}', { params: { page: view.page }, body: queryOf(view) }, { signal }),
    staleTime: 5_000,
  });
