import { deskErpMs } from '@actual/contracts/facts/look-again';
import {
  type ApiClient,
  keepPreviousData,
  queryOptions,
  type Reply,
  useQueryClient,
  useShell,
  useToast,
} from '@actual/shell-contract';
import { useAction } from '../fields/use-action';

/**
 * The tries to write the order of a quotation into the ERP, and its state; read again when its page shows another
 * `order`.
 */
export const erpQuery = (api: ApiClient, quotationId: string, order = '') =>
  queryOptions({
    queryKey: ['erp', quotationId, order],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      api('POST /quotation/{id}/saporderconnectionlogs', { params: { id: quotationId }, body: {} }, { signal }),
    staleTime: 5_000,
    refetchInterval: ({ state }) => (state.data?.order?.state === 'waiting' ? deskErpMs : false),
  });

type Standing = Reply<'POST /order/{id}/ordersap'>;

/** Writes an order into the ERP now, and shows the result. */
export function useCreateInErp(orderId: string, quotationId: string) {
  const { api } = useShell();
  const queryClient = useQueryClient();
  const toast = useToast();
  return useAction<Standing, unknown, void>({
    mutationFn: () => api('POST /order/{id}/ordersap', { params: { id: orderId } }),
    onSuccess: ({ state, document }) => {
      if (state === 'created') toast({ tone: 'success', title: 'Pedido creado en SAP', text: `Documento ${document}` });
    },
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.includes(orderId) || queryKey.includes(quotationId),
      }),
  });
}
