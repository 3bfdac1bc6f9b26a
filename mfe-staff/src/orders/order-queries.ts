import type { OrderColumn } from '@actual/contracts';
import type { OrderState } from '@actual/contracts/facts/payment/states';
import { type ApiClient, queryOptions } from '@actual/shell-contract';
import type { ReportView } from '../reports/report-address';
import { orderAddress } from './order-address';

/** A page of the report; kept for a moment only, because staff watch present events. */
export const ordersQuery = (api: ApiClient, view: ReportView<OrderColumn, OrderState>) =>
  queryOptions({
    queryKey: ['staff', 'orders', orderAddress.pageQuery(view), view.page],
    queryFn: ({ signal }) =>
      api(
        'POST /order/all/find/{page}',
        { params: { page: view.page }, body: orderAddress.pageQuery(view) },
        { signal },
      ),
    staleTime: 5_000,
  });
