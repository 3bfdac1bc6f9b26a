import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** A quotation's price in one sum and its payments; the checkout's own pages ask under the same key. */
export const optionsQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['payment-options', id],
    queryFn: ({ signal }) => api('POST /quotation/{id}/paymentoptions', { params: { id } }, { signal }),
    staleTime: 10_000,
  });

/** The store's terminals: every bank maps to one of them. */
export const terminals = ['BANORTE', 'BBVA', 'SANTANDER', 'AMEX'].map((value) => ({ value, label: value }));

/** The store's price of a dollar. */
export const dollarQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['staff', 'dollar-rate'],
    queryFn: ({ signal }) => api('GET /payment/dollarrate', {}, { signal }),
    staleTime: 60_000,
  });
