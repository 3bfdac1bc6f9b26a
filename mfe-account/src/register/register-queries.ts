import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The quotation somebody is about to pay, as the register page shows it beside the choices. */
export const purchaseQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['account', 'purchase', id],
    queryFn: ({ signal }) => api('POST /quotation/findbyid/{id}', { params: { id } }, { signal }),
    staleTime: 30_000,
    refetchOnWindowFocus: 'always',
  });

/** The quotation's price with each plan. */
export const plansQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['account', 'purchase-plans', id],
    queryFn: ({ signal }) => api('POST /quotation/{id}/paymentoptions', { params: { id } }, { signal }),
    staleTime: 30_000,
    refetchOnWindowFocus: 'always',
  });
