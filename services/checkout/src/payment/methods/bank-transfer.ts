import { PaymentState, type TransferType } from '@actual/domain';
import { paidCents } from '../../quotation/loaded-quotation';
import { makeLockedOrder } from '../outcome/make-order';
import { answerWithout } from '../outcome/provider-answer';
import type { ImmediateMethod, NewPaymentInput } from './payment-method';
import { transferPlan } from './transfer-plan';

/** A plain bank transfer to the store's own account: no provider, so payment and waiting order are one transaction. */
export const bankTransfer = (type: TransferType): ImmediateMethod<NewPaymentInput> => ({
  plan:
    ({ input }) =>
    (quotation) =>
      transferPlan(quotation, { type, provider: 'store', pesos: input.amount }),

  complete: async ({ checkout }, trx, { id, group, amountCents, quotation }) => {
    const { clabe, bank } = checkout.settings.receivingAccount;
    const { version, paymentAttempts } = quotation;
    const answer = answerWithout(PaymentState.pending, 'pending_waiting_transfer');
    const payment = { id, type, paymentGroup: group, quotationId: quotation.id, status: PaymentState.started, version };
    const waiting = { ...payment, paidCents: paidCents(quotation) };
    const order = await makeLockedOrder(trx, quotation, waiting, answer, { clabe, bank, url: null });
    const { state, detail } = answer;
    return { state, detail, orderId: order.id, folio: order.folio, paymentAttempts, remaining: amountCents };
  },
});
