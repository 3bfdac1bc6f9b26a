import type { CardPaymentReply } from '@actual/contracts';
import { transferFacts } from '@actual/contracts/facts/payment/transfers';
import { isCounterType, isLedgerType } from '@actual/domain';
import { AppError, isStaff } from '@actual/kit';
import { bankTransfer } from './bank-transfer';
import { counter } from './counter';
import { ledger } from './ledger';
import { pay } from './pay';
import type { NewPaymentInput, PaymentCall, PaymentMethod } from './payment-method';
import { providerTransfer } from './provider-transfer';

/** The method of a type but the cards of the web: that of its kind. A kind without one does not compile. */
function methodOf(type: NewPaymentInput['type']): PaymentMethod<NewPaymentInput> {
  if (isLedgerType(type)) return ledger(type);
  if (isCounterType(type)) return counter(type);
  const { provider } = transferFacts[type];
  return provider ? providerTransfer(type, provider.methodId) : bankTransfer(type);
}

/**
 * A payment other than by card on the web. Staff accept the terms for their customer.
 * @throws see `pay` and the methods
 */
export function addPayment(call: PaymentCall<NewPaymentInput>): Promise<CardPaymentReply> {
  const { input, session } = call;
  if (!isCounterType(input.type) && !isStaff(session) && !input.termsAccepted)
    throw new AppError('invalid_input', 'the terms are not accepted', [
      { field: 'termsAccepted', message: 'required' },
    ]);
  return pay(methodOf(input.type), call);
}
