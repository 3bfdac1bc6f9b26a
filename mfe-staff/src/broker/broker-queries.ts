import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The signed-in broker's own profile. */
export const brokerQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['broker'],
    queryFn: ({ signal }) => api('GET /me/broker', {}, { signal }),
    staleTime: 5_000,
  });

/** A page of the signed-in broker's own quotations. */
export const brokerSalesQuery = (api: ApiClient, page: number) =>
  queryOptions({
    queryKey: ['broker', 'quotations', page],
    queryFn: ({ signal }) => api('GET /me/broker/quotations/{page}', { params: { page } }, { signal }),
    staleTime: 5_000,
  });

/** States of the republic. */
export const statesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['staff', 'states'],
    queryFn: ({ signal }) => api('POST /common/states', {}, { signal }),
    staleTime: 3_600_000,
  });
