import type { CardPaymentReply } from '@actual/contracts';
import { isCounterType, PaymentType } from '@actual/domain';
import { AppError, isStaff } from '@actual/kit';
import { bankTransfer } from './bank-transfer';
import { counter } from './counter';
import { ledger } from './ledger';
import { pay } from './pay';
import type { NewPaymentInput, PaymentCall, PaymentMethod } from './payment-method';
import { spei } from './spei';

/** The method of each type but the cards of the web; a type without one does not compile. */
const methods: Readonly<Record<NewPaymentInput['type'], PaymentMethod<NewPaymentInput>>> = {
  [PaymentType.spei]: spei,
  [PaymentType.transfer]: bankTransfer,
  [PaymentType.ewallet]: ledger(PaymentType.ewallet),
  [PaymentType.clientBalance]: ledger(PaymentType.clientBalance),
  [PaymentType.cash]: counter(PaymentType.cash),
  [PaymentType.cashUsd]: counter(PaymentType.cashUsd),
  [PaymentType.terminalCard]: counter(PaymentType.terminalCard),
};

/**
 * A payment that is no card payment of the web (`POST /payment/add/{id}`). Whoever buys accepts the terms; staff do so
 * for whom they sell to. @throws see `pay` and the methods
 */
export function addPayment(call: PaymentCall<NewPaymentInput>): Promise<CardPaymentReply> {
  const { input, session } = call;
  if (!isCounterType(input.type) && !isStaff(session) && !input.termsAccepted)
    throw new AppError('invalid_input', 'the terms are not accepted', [
      { field: 'termsAccepted', message: 'required' },
    ]);
  return pay(methods[input.type], call);
}
