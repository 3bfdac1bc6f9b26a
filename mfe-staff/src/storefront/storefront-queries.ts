import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** What the store shows of a document, what it showed and what it will. */
export const documentQuery = (api: ApiClient, document: string) =>
  queryOptions({
    queryKey: ['staff', 'storefront', document],
    queryFn: ({ signal }) => api('GET /storefront/{document}', { params: { document } }, { signal }),
    staleTime: 5_000,
  });

export const warehousesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['staff', 'warehouses'],
    queryFn: ({ signal }) => api('GET /company/find', {}, { signal }),
    staleTime: 3_600_000,
  });
