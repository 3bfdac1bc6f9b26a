import { isManagerRole } from '@actual/contracts/facts/access/roles';
import { cardReservationMinutes } from '@actual/contracts/facts/payment/deadlines';
import { fromPesos, type LedgerType, PaymentType, toPesos } from '@actual/domain';
import { AppError, isStaff, type Session } from '@actual/kit';
import { spendExchange } from '../../after-sale/exchange/spend-exchange';
import { fundsOf, spend } from '../../ledger/ledger';
import { restBy, within } from './amounts';
import { completeAtOnce } from './complete-at-once';
import type { ImmediateMethod, NewPaymentInput } from './payment-method';

/**
 * Only clients in their own session and managers spend a ledger: a seller could send the goods anywhere.
 * @throws forbidden
 */
export function assertMaySpend(session: Session | null): void {
  if (isStaff(session) && !isManagerRole(session?.role)) throw new AppError('forbidden', 'a client’s own money');
}

/**
 * Pays out of a client's e-wallet, balance or change of goods, in one transaction: money leaves exactly when it counts.
 * @throws forbidden, insufficient_funds, payment_amount_invalid, quotation_changed
 */
export const ledger = (type: LedgerType): ImmediateMethod<NewPaymentInput> => ({
  plan: async ({ checkout, quotation: before, input, session }) => {
    assertMaySpend(session);
    const amount = fromPesos(input.amount);
    const { exchange, invited, clientId } = before;
    const funds = (await fundsOf(checkout.db, { exchange, clientId: invited ? null : clientId }))[type];
    if (funds < 1 || funds < amount)
      throw new AppError('insufficient_funds', undefined, { available: toPesos(Math.max(0, funds)) });
    return (quotation) => ({
      provider: 'ledger',
      type,
      group: 1,
      months: 1,
      seen: amount,
      byStaff: false,
      ...within(amount, restBy(quotation, type)),
      holdSeconds: cardReservationMinutes * 60,
      deadlineSeconds: null,
    });
  },

  complete: async ({ quotation: before }, trx, payment) => {
    const { clientId } = payment.quotation;
    // the caller may spend their own balance, not that of a client who got the quotation meanwhile
    if (clientId !== before.clientId) throw new AppError('quotation_changed');
    if (type === PaymentType.exchangeValue) await spendExchange(trx, payment, payment.quotation.id);
    else await spend(trx, payment, { clientId, kind: type });
    return completeAtOnce(trx, payment);
  },
});
