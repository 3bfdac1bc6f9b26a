import type { CardPaymentReply, Quotation } from '@actual/contracts';
import { paymentMs } from '@actual/contracts/facts/look-again';
import { PaymentState } from '@actual/contracts/facts/payment/states';
import {
  ApiError,
  useActiveQuotation,
  useMutation,
  useNavigate,
  useQuery,
  useQueryClient,
  useShell,
} from '@actual/shell-contract';
import { paymentOptionsQuery, quotationQuery } from '../../shared/quotation-queries';
import { readPayment } from '../attempt/last-attempt';
import { isRefusal, refusalKey, runningKey } from '../attempt/running-payment';

/** Handles a payment's answer: it leads to an order; for any other answer the page reads its data anew. */
export function usePaymentOutcome(quotation: Quotation) {
  const { api, stores } = useShell();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const active = useActiveQuotation();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: quotationQuery(api, quotation.id).queryKey }),
      queryClient.invalidateQueries({ queryKey: paymentOptionsQuery(api, quotation.id).queryKey }),
    ]);
  const showOutcome = async (reply: CardPaymentReply): Promise<void> => {
    const { orderId, attemptsLeft } = reply.data;
    if (orderId && reply.status !== PaymentState.rejected) {
      active.clear();
      await navigate(`/checkout/order/${orderId}/COMPRA-CONFIRMADA?orderCreated=true`, { replace: true });
      return;
    }
    if (isRefusal(reply)) queryClient.setQueryData(refusalKey(quotation.id), reply);
    // the following page shows why it waits
    if (reply.status === PaymentState.pending)
      queryClient.setQueryData(runningKey(quotation.id, reply.data.paymentId), reply);
    await refresh();
    if (reply.status === PaymentState.rejected && attemptsLeft === 0) {
      // an adviser takes this quotation over, so the next purchase starts another one
      if (stores.quotation.getState().id === quotation.id) stores.quotation.getState().clear();
      await navigate(`/quotations/edit/${quotation.id}`);
    }
  };
  return { showOutcome, refresh };
}

/** Reads a running payment again at the provider: after the bank's question, or on request. */
export function useCheckPayment(quotation: Quotation) {
  const { api } = useShell();
  const { showOutcome } = usePaymentOutcome(quotation);
  return useMutation<CardPaymentReply, unknown, { paymentId: string }>({
    mutationFn: ({ paymentId }) => readPayment({ api }, quotation.id, paymentId),
    onSuccess: showOutcome,
  });
}

/** Follows a running payment until it is decided. A payment under review for days is looked at just as quietly. */
export function usePollPayment(quotation: Quotation, paymentId: string | null) {
  const { api } = useShell();
  const { showOutcome } = usePaymentOutcome(quotation);
  return useQuery({
    queryKey: runningKey(quotation.id, paymentId),
    enabled: paymentId !== null,
    refetchInterval: paymentMs,
    refetchOnWindowFocus: true,
    staleTime: 0,
    retry: (count, error) => !(error instanceof ApiError) && count < 3,
    queryFn: async () => {
      const reply = await readPayment({ api }, quotation.id, paymentId ?? '');
      if (reply.status !== PaymentState.pending || reply.data.orderId) await showOutcome(reply);
      return reply;
    },
  });
}
