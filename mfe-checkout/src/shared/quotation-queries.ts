import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The quotation with its lines; whoever changes it writes the reply here. */
export const quotationQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['quotation', id],
    queryFn: ({ signal }) => api('POST /quotation/findbyid/{id}', { params: { id } }, { signal }),
    staleTime: 10_000,
  });

/** Stock and dates of every line, asked again each time the quotation is opened. */
export const stockQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['quotation-stock', id],
    queryFn: ({ signal }) => api('POST /quotation/{id}/validatestock', { params: { id } }, { signal }),
    staleTime: 0,
  });

/** Payment groups, methods and totals of each plan. */
export const paymentOptionsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['payment-options', id],
    queryFn: ({ signal }) => api('POST /quotation/{id}/paymentoptions', { params: { id } }, { signal }),
    staleTime: 10_000,
  });

/** Delivery address of the quotation. */
export const addressQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['quotation-address', id],
    queryFn: ({ signal }) => api('GET /quotation/{id}/address', { params: { id } }, { signal }),
    staleTime: 10_000,
  });
