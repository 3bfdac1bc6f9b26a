import type { CardPaymentReply, PaymentMethod, Quotation } from '@actual/contracts';
import { isCardType } from '@actual/contracts/facts/payment-types';
import { useMutation, useShell } from '@actual/shell-contract';
import { useSettle } from './use-settle';

interface AddInput {
  method: PaymentMethod;
  /** Pesos: all that remains, or a part out of a ledger. */
  amount: number;
  idempotencyKey: string;
}

/** Pays by transfer or out of a ledger, for exactly the amount the person saw. */
export function useAddPayment(quotation: Quotation) {
  const { api } = useShell();
  const { settle, refresh } = useSettle(quotation);
  return useMutation<CardPaymentReply, unknown, AddInput>({
    mutationFn: async ({ method, amount, idempotencyKey }) => {
      if (isCardType(method.type)) throw new Error('not a payment without card');
      return api(
        'POST /payment/add/{id}',
        { params: { id: quotation.id }, body: { type: method.type, amount, termsAccepted: true } },
        { idempotencyKey },
      );
    },
    onSuccess: settle,
    onError: refresh,
  });
}

/** Takes what was paid in parts back to where it came from. */
export function useRemoveParts(quotation: Quotation) {
  const { api } = useShell();
  const { refresh } = useSettle(quotation);
  return useMutation<{ returned: number }, unknown, void>({
    mutationFn: () => api('POST /payment/remove/{id}', { params: { id: quotation.id } }),
    onSettled: refresh,
  });
}
