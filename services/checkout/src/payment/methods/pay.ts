import type { CardPaymentReply } from '@actual/contracts';
import { askProvider } from '../outcome/ask-provider';
import { paymentReply } from '../outcome/payment-reply';
import { preparePayment } from '../start/prepare-payment';
import type { PaymentCall, PaymentMethod } from './payment-method';

/**
 * Pays in three phases: written down with its pieces held, asked of the provider outside of any transaction, and
 * recorded.
 * @throws see `preparePayment` and the method; payment_provider_unavailable when the outcome is not known
 */
export async function pay<Input>(method: PaymentMethod<Input>, call: PaymentCall<Input>): Promise<CardPaymentReply> {
  const { checkout, quotation } = call;
  const planOf = await method.plan(call);
  if ('complete' in method) {
    const complete: typeof method.complete = (...given) => method.complete(...given);
    const { id, also } = await preparePayment(checkout, quotation, planOf, (trx, payment) =>
      complete(call, trx, payment),
    );
    checkout.nudge();
    return paymentReply(id, also ?? null, quotation);
  }
  const payment = await preparePayment(checkout, quotation, planOf);
  const { outcome, challenge } = await askProvider(checkout, payment, {
    request: () => method.request(call, payment),
    unanswered: method.unanswered,
    reconsider: async (answer) => method.reconsider?.(call, payment, answer) ?? null,
  });
  return paymentReply(payment.id, outcome, quotation, challenge);
}
