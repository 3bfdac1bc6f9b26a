import type { Knex } from '@actual/database';
import { PaymentState } from '@actual/domain';
import { paidCents } from '../../quotation/loaded-quotation';
import { totalsFor } from '../../quotation/totals';
import { makeLockedOrder } from '../outcome/make-order';
import type { PaymentOutcome } from '../outcome/payment-outcome';
import { answerWithout } from '../outcome/provider-answer';
import { writeAnswer } from '../outcome/write-answer.sql';
import type { PreparedPayment } from '../start/prepare-payment';

/** The money is there: a part counts, and the last one makes the order, in the same transaction. */
export async function completeAtOnce(trx: Knex, prepared: PreparedPayment): Promise<PaymentOutcome> {
  const { id, amountCents, type, group, part, quotation } = prepared;
  const answer = answerWithout(PaymentState.approved, 'accredited');
  const { paymentAttempts, version } = quotation;
  const paid = paidCents(quotation) + amountCents;
  const outcome = { state: answer.state, detail: answer.detail, paymentAttempts };
  if (part) {
    await writeAnswer(trx, { id, quotationId: quotation.id }, answer, {
      pieces: 'release',
      attempts: 0,
      limitReached: false,
      checkSeconds: 0,
      group,
    });
    return { ...outcome, orderId: null, folio: null, remaining: totalsFor(quotation, group).total - paid };
  }
  const payment = { id, type, paymentGroup: group, quotationId: quotation.id, status: PaymentState.started, version };
  const order = await makeLockedOrder(trx, quotation, { ...payment, paidCents: paid }, answer);
  return { ...outcome, orderId: order.id, folio: order.folio, remaining: 0 };
}
