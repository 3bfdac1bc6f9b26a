import { invoiceChecks } from '@actual/contracts/facts/look-again';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The tries to invoice an order; read again until it is stamped or given up, five times at most. */
export const logsQuery = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: ['staff-invoice-logs', orderId],
    queryFn: ({ signal }) => api('POST /order/invoicelogs/{id}', { params: { id: orderId } }, { signal }),
    retry: false,
    refetchInterval: ({ state }) => {
      const concluded = state.data?.parked || state.data?.logs.some(({ step, ok }) => step === 'stamp' && ok);
      return !concluded && state.dataUpdateCount + state.errorUpdateCount < invoiceChecks.most
        ? invoiceChecks.everyMs
        : false;
    },
  });

/** The invoice of an order, and the obstacle to making it. */
export const obstacleQuery = (api: ApiClient, orderId: string) =>
  queryOptions({
    queryKey: ['staff-invoice', orderId],
    queryFn: ({ signal }) => api('GET /invoice/find/', { query: { order: orderId } }, { signal }),
    staleTime: 5_000,
  });

/** Regimes and uses to choose from. */
export const fiscalListsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['staff-fiscal-lists'],
    queryFn: ({ signal }) => api('GET /fiscal/lists', {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
