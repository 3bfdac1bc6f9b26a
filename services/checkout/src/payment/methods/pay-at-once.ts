import type { CardPaymentReply } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { isLedgerType, type LedgerType, toPesos } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { fundsOf, spend } from '../../ledger/ledger';
import { newOrder } from '../../order/new-order';
import { fittingAddress, type LoadedQuotation, paidCents } from '../../quotation/loaded-quotation';
import { totalsFor } from '../../quotation/totals';
import { paymentReply } from '../outcome/payment-reply';
import { placeOrder, writeAnswer } from '../outcome/place-order.sql';
import { answerWithout } from '../outcome/provider-answer';
import type { PaymentOutcome } from '../outcome/record-outcome';
import { type PlanOf, type PreparedPayment, preparePayment } from '../start/prepare-payment';
import { type CounterFacts, counterPlan, ledgerPlan } from './plans';

/** The money is there: a part counts, and the last one makes the order, in the same transaction. */
async function settleNow(trx: Knex, prepared: PreparedPayment): Promise<PaymentOutcome> {
  const { id, amountCents, type, group, part, quotation } = prepared;
  const answer = answerWithout('approved', 'accredited');
  const { paymentAttempts } = quotation;
  const cents = paidCents(quotation) + amountCents;
  const settled = { state: 'approved' as const, detail: answer.detail, paymentAttempts };
  if (part) {
    await writeAnswer(trx, { id, quotationId: quotation.id }, answer, {
      ...{ pieces: 'release', attempts: 0, limitReached: false, checkSeconds: 0, group },
    });
    return { ...settled, orderId: null, folio: null, remaining: totalsFor(quotation, group).total - cents };
  }
  const address = fittingAddress(quotation);
  if (!address) throw new AppError('quotation_without_address');
  const made = newOrder(quotation, address, { type, group, cents });
  const payment = { id, quotationId: quotation.id, paymentGroup: group, status: 'started' as const };
  const folio = await placeOrder(trx, { ...payment, version: quotation.version }, answer, made);
  if (folio === null) throw new Error('a locked quotation is not as it was locked');
  return { ...settled, orderId: made.id, folio, remaining: 0 };
}

async function payAtOnce(
  checkout: Checkout,
  before: LoadedQuotation,
  planOf: PlanOf,
  ledger: LedgerType | null,
): Promise<CardPaymentReply> {
  const prepared = await preparePayment(checkout, before, planOf, async (trx, payment) => {
    const { clientId } = payment.quotation;
    // whoever asked may spend what is theirs, not what belongs to who has the quotation by now
    if (ledger && clientId !== before.clientId) throw new AppError('quotation_changed');
    if (ledger) await spend(trx, payment, { clientId, kind: ledger });
    return settleNow(trx, payment);
  });
  checkout.nudge();
  return paymentReply(prepared.id, prepared.also ?? null, before);
}

/**
 * Pays out of the client's e-wallet or balance, a part or all of the rest, in one transaction: money leaves the ledger
 * exactly when it counts. Guests have no ledger.
 * @throws see `preparePayment`; insufficient_funds, payment_amount_invalid, quotation_changed
 */
export async function payFromLedger(
  checkout: Checkout,
  before: LoadedQuotation,
  type: LedgerType,
  amount: number,
): Promise<CardPaymentReply> {
  const funds = (await fundsOf(checkout.db, before.invited ? null : before.clientId))[type];
  if (funds < 1 || funds < amount)
    throw new AppError('insufficient_funds', undefined, { available: toPesos(Math.max(0, funds)) });
  return payAtOnce(checkout, before, (quotation) => ledgerPlan(quotation, type, amount), type);
}

/** Money that staff took at a counter, in pesos. @throws see `preparePayment`; payment_amount_invalid */
export const payAtCounter = (
  checkout: Checkout,
  before: LoadedQuotation,
  paid: { type: string; amount: number; facts: CounterFacts },
): Promise<CardPaymentReply> =>
  payAtOnce(
    checkout,
    before,
    (quotation) => counterPlan(quotation, paid.type, paid.amount, paid.facts),
    isLedgerType(paid.type) ? paid.type : null,
  );
