import { invoiceChecks } from '@actual/contracts/facts/look-again';
import { InvoiceState } from '@actual/contracts/facts/payment/invoices';
import { type ApiClient, queryOptions, useShell } from '@actual/shell-contract';
import type { ListView } from '../area/list-view';

const keys = { list: ['account', 'invoices'], open: ['account', 'invoiceable'] } as const;

/** A page of own invoices; looked at again for a while where one is on its way. */
export const invoicesQuery = (api: ApiClient, { state, folio, page }: ListView<InvoiceState>) =>
  queryOptions({
    queryKey: [...keys.list, state, folio, page],
    queryFn: ({ signal }) =>
      api(
        'GET /invoice/find/{page}',
        { params: { page }, query: { status: state || undefined, folio: folio || undefined } },
        { signal },
      ),
    staleTime: 5_000,
    refetchIntervalInBackground: false,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      dataUpdateCount < invoiceChecks.most && data?.data.some(({ status }) => status === InvoiceState.requested)
        ? invoiceChecks.everyMs
        : false,
  });

/** Own orders of this month that an invoice can be asked for. */
export const invoiceableQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keys.open,
    queryFn: ({ signal }) => api('GET /invoice/orders/', {}, { signal }),
    staleTime: 5_000,
  });

/** Reads the lists again, after something of them changed. */
export function useReadAgain(): () => Promise<unknown> {
  const { queryClient } = useShell();
  return () => Promise.all(Object.values(keys).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
