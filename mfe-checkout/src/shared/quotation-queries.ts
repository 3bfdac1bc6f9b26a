import type { Quotation } from '@actual/contracts';
import { type ApiClient, queryOptions, type Reply } from '@actual/shell-contract';

/** The quotation with its lines; every change writes its reply into this query. */
export const quotationQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['quotation', id],
    queryFn: ({ signal }) => api('POST /quotation/findbyid/{id}', { params: { id } }, { signal }),
    staleTime: 10_000,
  });

const agrees = (known: Quotation, stock: Reply<'POST /quotation/{id}/validatestock'>): boolean =>
  stock.details.length === known.Details.length &&
  stock.details.every((one) => known.Details.find(({ id }) => id === one.id)?.validStock === one.validStock);

/** Stock and dates of every line, asked again each time the quotation is opened. */
export const stockQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['quotation-stock', id],
    queryFn: async ({ signal, client }) => {
      const stock = await api('POST /quotation/{id}/validatestock', { params: { id } }, { signal });
      const { queryKey } = quotationQuery(api, id);
      const known = client.getQueryData(queryKey);
      // the lines on screen are older than this answer: they show their alert before the way on opens
      if (known && !agrees(known, stock)) await client.invalidateQueries({ queryKey });
      return stock;
    },
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

/** Own quotations of the signed-in client, newest first. */
export const ownQuotationsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['quotation-own'],
    queryFn: ({ signal }) =>
      api('POST /quotation/find/{page}', { params: { page: 1 }, body: { state: 'open' } }, { signal }),
    staleTime: 10_000,
  });

/** The last version this page itself made; another one came from another device. */
export const ownVersionKey = (id: string) => ['quotation-own-version', id];
