import type { Quotation } from '@actual/contracts';
import { type ApiClient, useActiveQuotation, useMutation, useQueryClient, useShell } from '@actual/shell-contract';
import { paymentOptionsQuery, quotationQuery, stockQuery } from '../shared/quotation-queries';

/** A change of the quotation; its reply is the new truth of the page, the header's count and the options. */
export function useChangeQuotation<Input>(id: string, change: (api: ApiClient, input: Input) => Promise<Quotation>) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const active = useActiveQuotation();
  return useMutation<Quotation, unknown, Input>({
    mutationFn: (input) => change(api, input),
    onSuccess: (quotation) => {
      queryClient.setQueryData(quotationQuery(api, id).queryKey, quotation);
      if (active.id === id || active.id === null) active.set(id, quotation.totalProducts);
    },
    // a refusal may mean that stock or dates moved: look again
    onSettled: (_quotation, error) =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: paymentOptionsQuery(api, id).queryKey }),
        queryClient.invalidateQueries({ queryKey: stockQuery(api, id).queryKey }),
        ...(error ? [queryClient.invalidateQueries({ queryKey: quotationQuery(api, id).queryKey })] : []),
      ]),
  });
}
