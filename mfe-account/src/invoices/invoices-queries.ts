import { InvoiceState } from '@actual/contracts/facts/payment/invoices';
import { type ApiClient, queryOptions, useShell } from '@actual/shell-contract';
import type { ListView } from '../area/list-view';

/** How often, and how far apart in milliseconds, an invoice that is on its way is looked at. */
const checksLimit = 5;
const checkEveryMs = 3_000;

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
      dataUpdateCount < checksLimit && data?.data.some(({ status }) => status === InvoiceState.requested)
        ? checkEveryMs
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
