import type { Quotation } from '@actual/contracts';
import {
  type ApiClient,
  type CallOptions,
  useActiveQuotation,
  useMutation,
  useQueryClient,
  useShell,
} from '@actual/shell-contract';
import { ownVersionKey, paymentOptionsQuery, quotationQuery, stockQuery } from '../../shared/quotation-queries';

type Change<Input> = (api: ApiClient, input: Input, options: CallOptions) => Promise<Quotation>;

/**
 * A change of the quotation; its reply is the new truth of the page, the header's count and the options. Changes of one
 * quotation wait for each other, and each names the version on screen: what another device did is never overwritten.
 */
export function useChangeQuotation<Input>(id: string, change: Change<Input>) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const active = useActiveQuotation();
  const { queryKey } = quotationQuery(api, id);
  return useMutation<Quotation, unknown, Input>({
    scope: { id: `quotation-${id}` },
    mutationFn: (input) => {
      const seenVersion = queryClient.getQueryData(queryKey)?.version;
      return change(api, input, seenVersion === undefined ? {} : { seenVersion });
    },
    onSuccess: (quotation) => {
      queryClient.setQueryData(ownVersionKey(id), quotation.version);
      queryClient.setQueryData(queryKey, quotation);
      if (active.id === id || active.id === null) active.set(id, quotation.totalProducts);
    },
    // a refusal may mean that stock or dates moved, or another device was first: look again
    onSettled: (_quotation, error) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: paymentOptionsQuery(api, id).queryKey }),
        queryClient.invalidateQueries({ queryKey: stockQuery(api, id).queryKey }),
        ...(error ? [queryClient.invalidateQueries({ queryKey })] : []),
      ]),
  });
}
