import { type ApiClient, queryOptions } from '@actual/shell-contract';
import type { PurchasesView } from './purchases-view';

/** A page of the client's own purchases. */
export const purchasesQuery = (api: ApiClient, { status, folio, page }: PurchasesView) =>
  queryOptions({
    queryKey: ['account', 'purchases', status, folio, page],
    queryFn: ({ signal }) =>
      api(
        'GET /order/find/{page}',
        { params: { page }, query: { ...(status ? { status } : {}), ...(folio ? { folio } : {}) } },
        { signal },
      ),
    staleTime: 5_000,
  });
