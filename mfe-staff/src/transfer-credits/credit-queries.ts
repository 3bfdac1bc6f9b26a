import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The amount an order still expects from the bank, and its credited transfers. */
export const creditsQuery = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: ['transfer-credits', orderId],
    queryFn: ({ signal }) => api('GET /order/transfercredits/{id}', { params: { id: orderId } }, { signal }),
    staleTime: 5_000,
  });
