import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** An order, as whoever asks may see it. */
export const orderQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: ({ signal }) => api('POST /order/findbyid/{id}', { params: { id } }, { signal }),
    staleTime: 5_000,
  });
