import type { CardPaymentReply, newPayment } from '@actual/contracts';
import { fromPesos, isCounterType, isLedgerType } from '@actual/domain';
import { AppError, isStaff, type Session } from '@actual/kit';
import type { z } from 'zod';
import type { Checkout } from '../../context';
import type { LoadedQuotation } from '../../quotation/loaded-quotation';
import { payAtCounter, payFromLedger } from './pay-at-once';
import { payBySpei, payByTransfer } from './pay-by-transfer';
import { pesosOf } from './pesos-of';

type Input = z.output<typeof newPayment>;

async function atCounter(
  checkout: Checkout,
  quotation: LoadedQuotation,
  input: Input,
  session: Session | null,
): Promise<CardPaymentReply> {
  if (!session || !isStaff(session)) throw new AppError('forbidden', 'only staff take payments at a counter');
  const amount = await pesosOf(checkout.db, quotation.clientId, input);
  const { reference, terminal, verificationCode, exchangeRate } = input;
  const facts = { takenBy: session.userId, reference, terminal, verificationCode, exchangeRate };
  return payAtCounter(checkout, quotation, { type: input.type, amount, facts });
}

/**
 * A payment that is no card payment of the web (`POST /payment/add/{id}`). Whoever buys accepts the terms; staff do so
 * for whom they sell to.
 * @throws see `preparePayment`; insufficient_funds, payment_amount_invalid, usd_not_available, forbidden
 */
export function addPayment(
  checkout: Checkout,
  quotation: LoadedQuotation,
  input: Input,
  session: Session | null,
): Promise<CardPaymentReply> {
  if (isCounterType(input.type)) return atCounter(checkout, quotation, input, session);
  if (!isStaff(session) && !input.termsAccepted)
    throw new AppError('invalid_input', 'the terms are not accepted', [
      { field: 'termsAccepted', message: 'required' },
    ]);
  const cents = fromPesos(input.amount);
  if (isLedgerType(input.type)) return payFromLedger(checkout, quotation, input.type, cents);
  return input.type === 'spei' ? payBySpei(checkout, quotation, cents) : payByTransfer(checkout, quotation, cents);
}
