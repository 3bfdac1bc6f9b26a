import type { Quotation } from '@actual/contracts';
import { type ApiClient, type QueryClient, queryOptions, type Reply } from '@actual/shell-contract';

const quotationKey = (id: string) => ['quotation', id];
const optionsKey = (id: string) => ['payment-options', id];

/** Lines and plans are read apart: what is older than the other is read again, so that they say one total. */
function catchUp<T extends { version: number }>(client: QueryClient, queryKey: string[], read: T): T {
  const known = client.getQueryData<{ version: number }>(queryKey);
  // not awaited: the other one compares itself with this answer
  if (known && known.version < read.version) void client.invalidateQueries({ queryKey });
  return read;
}

/**
 * The quotation with its lines; every change writes its reply into this query. Another tab or device may have changed it
 * while the page was put away.
 */
export const quotationQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: quotationKey(id),
    queryFn: async ({ signal, client }) =>
      catchUp(client, optionsKey(id), await api('POST /quotation/findbyid/{id}', { params: { id } }, { signal })),
    staleTime: 10_000,
    refetchOnWindowFocus: 'always',
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
    queryKey: optionsKey(id),
    queryFn: async ({ signal, client }) =>
      catchUp(
        client,
        quotationKey(id),
        await api('POST /quotation/{id}/paymentoptions', { params: { id } }, { signal }),
      ),
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
