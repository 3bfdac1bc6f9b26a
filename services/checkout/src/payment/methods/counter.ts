import { cardReservationMinutes } from '@actual/contracts/facts/payment/deadlines';
import type { CounterType } from '@actual/domain';
import { AppError, isStaff } from '@actual/kit';
import { restInOneSum, within } from './amounts';
import { completeAtOnce } from './complete-at-once';
import type { ImmediateMethod, NewPaymentInput } from './payment-method';
import { pesosOf, receivedOf } from './pesos-of';

/** Money that staff took at a counter; in pesos, whatever was handed over. @throws forbidden for anybody but staff */
export const counter = (type: CounterType): ImmediateMethod<NewPaymentInput> => ({
  plan: async ({ checkout, quotation: before, input, session }) => {
    if (!session || !isStaff(session)) throw new AppError('forbidden', 'only staff take payments at a counter');
    const amount = await pesosOf(checkout.db, before.clientId, input);
    const { reference, terminal, verificationCode, exchangeRate } = input;
    const receivedCents = await receivedOf(checkout.db, before.clientId, input, amount);
    return (quotation) => ({
      provider: 'store',
      type,
      group: 1,
      months: 1,
      seen: amount,
      byStaff: true,
      ...within(amount, restInOneSum(quotation)),
      holdSeconds: cardReservationMinutes * 60,
      deadlineSeconds: null,
      counter: { takenBy: session.userId, reference, terminal, verificationCode, exchangeRate, receivedCents },
    });
  },

  complete: (_call, trx, payment) => completeAtOnce(trx, payment),
});
