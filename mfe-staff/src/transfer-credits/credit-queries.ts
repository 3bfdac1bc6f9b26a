import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** What an order waits for of the bank, and what was credited to it. */
export const creditsQuery = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: ['transfer-credits', orderId],
    queryFn: ({ signal }) => api('GET /order/transfercredits/{id}', { params: { id: orderId } }, { signal }),
    staleTime: 5_000,
  });
