import type { CardPaymentReply, PaymentMethod, Quotation } from '@actual/contracts';
import { useMutation, useShell } from '@actual/shell-contract';
import { useSettle } from './use-settle';

const typesWithout = ['spei', 'transfer', 'ewallet', 'client-balance'] as const;
type PlainType = (typeof typesWithout)[number];

/** Paid without a card: by transfer, or out of the client's ledger. */
export const isPlainType = (type: string): type is PlainType => typesWithout.some((one) => one === type);
export const isTransfer = (type: string): boolean => type === 'spei' || type === 'transfer';
export const isLedger = (type: string): boolean => type === 'ewallet' || type === 'client-balance';

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
      if (!isPlainType(method.type)) throw new Error('not a payment without card');
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
