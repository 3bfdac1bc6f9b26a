import type { FoundInvoice } from '@actual/contracts';
import { invoiceChecks } from '@actual/contracts/facts/look-again';
import { type ApiClient, queryOptions, useQuery, useShell } from '@actual/shell-contract';
import { useState } from 'react';

/** True while the invoice is on its way: asked for, or made by itself once the payment is there. */
export const isOnItsWay = ({ invoice, automatic, obstacle }: FoundInvoice): boolean =>
  invoice ? invoice.status === 'requested' : automatic && obstacle === null;

/** The invoice of an order, looked at until it is there, five times at most. `round`: begins to count anew. */
const invoiceQuery = (api: ApiClient, orderId: string, round: number) =>
  queryOptions({
    queryKey: ['invoice', orderId, round],
    queryFn: ({ signal }) => api('GET /invoice/find/', { query: { order: orderId } }, { signal }),
    staleTime: 5_000,
    retry: false,
    // the browser's own rule: nothing is asked while the tab is hidden, and nothing goes on when the page is left
    refetchIntervalInBackground: false,
    refetchInterval: ({ state }) => {
      const checks = state.dataUpdateCount + state.errorUpdateCount;
      const waits = state.data ? isOnItsWay(state.data) : state.error !== null;
      return waits && checks < invoiceChecks.most ? invoiceChecks.everyMs : false;
    },
  });

/** The invoice of an order as it is now, and the way to begin looking again. */
export function useInvoice(orderId: string) {
  const { api, queryClient } = useShell();
  const [round, setRound] = useState(0);
  const query = useQuery({ ...invoiceQuery(api, orderId, round), placeholderData: (before) => before });
  const lookAgain = (known?: FoundInvoice): void => {
    if (known) queryClient.setQueryData(['invoice', orderId, round + 1], known);
    setRound(round + 1);
  };
  return { found: query.data, failed: query.isError && !query.data, lookAgain };
}
