import type { CardPaymentReply, PaymentMethod, Quotation } from '@actual/contracts';
import { isCardType } from '@actual/contracts/facts/payment/payment-types';
import { useMutation, useShell } from '@actual/shell-contract';
import { useKeyOf } from '@actual/shell-contract/key-of';
import { usePaymentOutcome } from '../outcome/use-payment-outcome';
import { sendOnce } from './last-attempt';
import { payingKey } from './running-payment';

interface AddInput {
  method: PaymentMethod;
  /** Pesos: all that remains, or a part out of a ledger. */
  amount: number;
}

/** Pays by transfer or out of a ledger, for exactly the amount the person saw. */
export function useAddPayment(quotation: Quotation) {
  const { api, queryClient } = useShell();
  const { showOutcome, refresh } = usePaymentOutcome(quotation);
  const { keyOf, done } = useKeyOf(`pago-${quotation.id}`);
  return useMutation<CardPaymentReply, unknown, AddInput>({
    mutationKey: payingKey,
    mutationFn: async ({ method, amount }) => {
      const { type } = method;
      if (isCardType(type)) throw new Error('not a payment without card');
      const body = { type, amount, termsAccepted: true as const };
      const options = { idempotencyKey: keyOf(body), seenVersion: quotation.version };
      return sendOnce({ api, queryClient }, quotation, () =>
        api('POST /payment/add/{id}', { params: { id: quotation.id }, body }, options),
      );
    },
    onSuccess: (reply) => {
      done();
      return showOutcome(reply);
    },
    onError: refresh,
  });
}

/** Refunds the partial payments of a quotation to where they came from. */
export function useRefundPartialPayments(quotation: Quotation) {
  const { api } = useShell();
  const { refresh } = usePaymentOutcome(quotation);
  return useMutation<{ returned: number }, unknown, void>({
    mutationFn: () => api('POST /payment/remove/{id}', { params: { id: quotation.id } }),
    onSettled: refresh,
  });
}
