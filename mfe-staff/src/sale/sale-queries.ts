import { type ApiClient, queryOptions, useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { useAction } from '../fields/use-action';

/** A quotation's client, seller and shop. */
export const saleQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['sale', id],
    queryFn: ({ signal }) => api('GET /quotation/{id}/sale', { params: { id } }, { signal }),
    staleTime: 5_000,
  });

/** The payments of a quotation, by its id or its order's. */
export const receiptQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['receipt', id],
    queryFn: ({ signal }) => api('GET /quotation/{id}/receipt', { params: { id } }, { signal }),
    staleTime: 5_000,
  });

/** Changes a sale, and reads everything of its quotation again, whatever came of it. */
export function useChangeSale<Input>(
  id: string,
  said: string,
  send: (api: ApiClient, input: Input) => Promise<unknown>,
) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  return useAction({
    mutationFn: (input: Input) => send(api, input),
    onSuccess: () => toast({ tone: 'success', title: said }),
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(id) }),
  });
}
