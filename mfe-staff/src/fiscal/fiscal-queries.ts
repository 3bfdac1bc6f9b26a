import type { FiscalAddress } from '@actual/contracts';
import { type ApiClient, queryOptions, useQueryClient, useShell, useToast } from '@actual/shell-contract';
import { useAction } from '../fields/use-action';

/** Fiscal data of a client, with the lists to choose from. */
export const clientFiscalQuery = (api: ApiClient, clientId: string) =>
  queryOptions({
    queryKey: ['client', clientId, 'fiscal'],
    queryFn: ({ signal }) => api('GET /client/{id}/fiscaladdress', { params: { id: clientId } }, { signal }),
    staleTime: 30_000,
  });

export function useKeepFiscal(clientId: string, onKept: () => void) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  return useAction({
    mutationFn: (body: FiscalAddress) => api('PUT /client/{id}/fiscaladdress', { params: { id: clientId }, body }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: clientFiscalQuery(api, clientId).queryKey });
      toast({ tone: 'success', title: 'Datos fiscales guardados' });
      onKept();
    },
  });
}
