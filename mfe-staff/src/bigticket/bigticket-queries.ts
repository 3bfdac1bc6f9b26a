import type { Quotation } from '@actual/contracts';
import {
  type ApiClient,
  type CallOptions,
  queryOptions,
  useQueryClient,
  useShell,
  useToast,
} from '@actual/shell-contract';
import { useAction } from '../fields/use-action';

/** The quotation with its lines; the checkout's own page asks under the same key. */
export const quotationQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['quotation', id],
    queryFn: ({ signal }) => api('POST /quotation/findbyid/{id}', { params: { id } }, { signal }),
    staleTime: 10_000,
  });

/** A change of a quotation's prices: based on the version on screen, and its reply is shown on the page. */
export function useChangePrices<T>(
  quotation: Quotation,
  { send, said }: { send: (api: ApiClient, value: T, options: CallOptions) => Promise<Quotation>; said: string },
) {
  const { id } = quotation;
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  return useAction<Quotation, unknown, T>({
    mutationFn: (value) => send(api, value, { seenVersion: quotation.version }),
    onSuccess: async (changed) => {
      // an answer that was asked for before the change would put the old prices back
      await queryClient.cancelQueries({ queryKey: quotationQuery(api, id).queryKey });
      // the page is told first, because it blames any version that it does not know on somebody else
      queryClient.setQueryData(['quotation-own-version', id], changed.version);
      queryClient.setQueryData(quotationQuery(api, id).queryKey, changed);
      toast({ tone: 'success', title: said });
    },
    onSettled: (_changed, error) =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes(id) && (error !== null || queryKey[0] === 'payment-options'),
      }),
  });
}
