import type { OrderState } from '@actual/contracts/facts/payment/states';
import { type ApiClient, queryOptions } from '@actual/shell-contract';
import type { ListView } from '../area/list-view';

export const path = '/user/purchases';
export type PurchasesView = ListView<OrderState>;

/** A page of the client's own purchases. */
export const purchasesQuery = (api: ApiClient, { state, folio, page }: PurchasesView) =>
  queryOptions({
    queryKey: ['account', 'purchases', state, folio, page],
    queryFn: ({ signal }) =>
      api(
        'GET /order/find/{page}',
        { params: { page }, query: { status: state || undefined, folio: folio || undefined } },
        { signal },
      ),
    staleTime: 5_000,
  });
