import type { Quotation } from '@actual/contracts';
import { type ApiClient, type CallOptions, useMutation, useQueryClient, useShell } from '@actual/shell-contract';
import { paymentOptionsQuery, quotationQuery, stockQuery } from '../../shared/quotation-queries';
import { useTakeQuotation } from '../../shared/use-take-quotation';

type Change<Input> = (api: ApiClient, input: Input, options: CallOptions) => Promise<Quotation>;

/**
 * A change of the quotation; its reply updates the page, the header's count and the options. Changes of one quotation
 * wait for each other, and each names the version on screen, so that another device's change is never overwritten.
 */
export function useChangeQuotation<Input>(id: string, change: Change<Input>) {
  const { api, stores } = useShell();
  const queryClient = useQueryClient();
  const take = useTakeQuotation();
  const { queryKey } = quotationQuery(api, id);
  return useMutation<Quotation, unknown, Input>({
    scope: { id: `quotation-${id}` },
    mutationFn: (input) => {
      const seenVersion = queryClient.getQueryData(queryKey)?.version;
      return change(api, input, seenVersion === undefined ? {} : { seenVersion });
    },
    onSuccess: (quotation) => {
      const active = stores.quotation.getState().id;
      take(quotation, active === id || active === null);
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
