import { paymentAttemptsLimit } from '@actual/contracts/facts/payment/attempts';
import { challengeMinutes, reviewReservationDays } from '@actual/contracts/facts/payment/deadlines';
import { transferFacts } from '@actual/contracts/facts/payment/transfers';
import type { Knex } from '@actual/database';
import {
  isCardType,
  isTransferType,
  OrderState,
  PaymentState,
  paymentMayBecome,
  type TransferType,
} from '@actual/domain';
import { countCardRefusal } from '../../caps/card-refusals';
import type { Checkout } from '../../context';
import { fittingAddress, type LoadedQuotation, openPayment, paidCents } from '../../quotation/loaded-quotation';
import { totalsFor } from '../../quotation/totals';
import { reserveAgain } from '../../stock/reserve-again';
import { makeLockedOrder } from './make-order';
import { type AnswerContext, type LockedPayment, type PaymentOutcome, unchanged } from './payment-outcome';
import type { ProviderAnswer } from './provider-answer';
import { refundPayments } from './refund-payments.sql';
import { creditWaiting, type OrderRow, orderOf } from './waiting-order';
import { cancelWaitingOrder } from './waiting-order.sql';
import { openRefundCase, oweAgain, writeAnswer } from './write-answer.sql';

/** Seconds between two looks at a payment under review; its notification usually comes first. */
const reviewCheckSeconds = 300;

/** A part is paid: it counts, and nothing is bought yet. */
async function approvePart({ trx, payment, quotation, answer }: AnswerContext, paid: number): Promise<PaymentOutcome> {
  await writeAnswer(trx, payment, answer, {
    pieces: 'release',
    attempts: 0,
    limitReached: false,
    checkSeconds: reviewCheckSeconds,
    group: payment.paymentGroup,
  });
  const remaining = totalsFor(quotation, payment.paymentGroup).total - paid;
  return { ...unchanged(payment, quotation), state: PaymentState.approved, detail: answer.detail, remaining };
}

/** The order that waited for a payment ends with it, and its other payments go back. Answers whether one waited. */
async function endWaiting(
  { trx, payment, quotation }: AnswerContext,
  order: OrderRow | null,
  reason: string,
): Promise<boolean> {
  if (order?.status !== OrderState.pendingPayment || order.id !== payment.orderId) return false;
  await cancelWaitingOrder(trx, order.id, reason);
  await refundPayments(trx, quotation.id, reason, { counter: true });
  return true;
}

async function approve(context: AnswerContext): Promise<PaymentOutcome> {
  const { checkout, trx, payment, quotation: loaded, answer } = context;
  const outcome = { ...unchanged(payment, loaded), state: PaymentState.approved, detail: answer.detail };
  const refuse = async (reason: string): Promise<PaymentOutcome> => {
    await openRefundCase(trx, payment, answer, reason);
    return outcome;
  };
  const running = openPayment(loaded);
  const existing = await orderOf(trx, loaded.id);
  if (existing) {
    const reason = await creditWaiting(context, existing);
    if (reason === null) return { ...outcome, remaining: 0 };
    const refused = await refuse(reason);
    await endWaiting(context, existing, reason);
    return refused;
  }
  if (running && running.id !== payment.id) return refuse('another-payment-runs');
  const paid = paidCents(loaded) + payment.amountCents;
  const { total } = totalsFor(loaded, payment.paymentGroup);
  if (payment.part && paid < total) return approvePart(context, paid);
  if (!fittingAddress(loaded) || paid !== total) return refuse('quotation-changed');
  const quotation = payment.holds ? loaded : await reserveAgain(checkout, trx, payment.id, loaded);
  if (!quotation) return refuse('stock-gone');
  const order = await makeLockedOrder(trx, quotation, { ...payment, paidCents: paid }, answer);
  return { ...outcome, orderId: order.id, folio: order.folio, remaining: 0 };
}

/** The provider waits for a transfer: from now on an order waits too, and its pieces stay held to the deadline. */
async function waitForTransfer(
  { trx, payment, quotation, answer }: AnswerContext,
  type: TransferType,
): Promise<PaymentOutcome | null> {
  if (!fittingAddress(quotation) || quotation.orderId) return null;
  const bank = transferFacts[type].provider?.bank ?? null;
  const receiver = { clabe: answer.clabe, bank, url: answer.transferUrl };
  const paying = { ...payment, paidCents: paidCents(quotation) };
  const { id, folio } = await makeLockedOrder(trx, quotation, paying, answer, receiver);
  return { ...unchanged(payment, quotation), state: PaymentState.pending, detail: answer.detail, orderId: id, folio };
}

/** Holds the pieces of an undecided payment, and says when it is looked at again. */
function waiting(answer: ProviderAnswer) {
  const { challenge, detail } = answer;
  if (detail === 'pending_challenge' && challenge) {
    const seconds = challengeMinutes * 60;
    return { pieces: { holdSeconds: seconds }, checkSeconds: seconds, challenge: { ...challenge, seconds } };
  }
  return { pieces: { holdSeconds: reviewReservationDays * 86_400 }, checkSeconds: reviewCheckSeconds, review: true };
}

/**
 * Money that is not coming: pieces and parts go back, and an order that waited for it is canceled. An order whose money
 * the provider or a bank took back owes it, and staff have a case.
 */
async function fail(context: AnswerContext, order: OrderRow | null): Promise<PaymentOutcome> {
  const { checkout, trx, payment, quotation, answer } = context;
  const attempts = answer.state === PaymentState.rejected && isCardType(payment.type) ? 1 : 0;
  const paymentAttempts = quotation.paymentAttempts + attempts;
  const limitReached = attempts > 0 && paymentAttempts >= paymentAttemptsLimit;
  if (answer.state === PaymentState.refunded) await oweAgain(trx, payment.id, answer);
  await writeAnswer(trx, payment, answer, {
    pieces: 'release',
    attempts,
    limitReached,
    checkSeconds: reviewCheckSeconds,
  });
  if (attempts > 0)
    await countCardRefusal(trx, payment.id, answer.card && checkout.caps.digests.of('card', answer.card));
  const waited = await endWaiting(context, order, answer.detail);
  // payments at a counter stay with a quotation that an adviser calls about
  if (!waited && limitReached && !order) await refundPayments(trx, quotation.id, answer.detail, { counter: false });
  return { ...unchanged(payment, quotation), state: answer.state, detail: answer.detail, paymentAttempts };
}

/** Applies an answer to a payment whose row and quotation are locked: the state table decides what it may do. */
export async function applyProviderAnswer(
  checkout: Checkout,
  trx: Knex,
  payment: LockedPayment,
  quotation: LoadedQuotation,
  given: ProviderAnswer,
): Promise<PaymentOutcome> {
  // charged and given back before we looked: for us it never was
  const gone = given.state === PaymentState.refunded && payment.status !== PaymentState.approved;
  const answer: ProviderAnswer = gone ? { ...given, state: PaymentState.cancelled } : given;
  const context = { checkout, trx, payment, quotation, answer };
  if (!paymentMayBecome(payment.status, answer.state)) return unchanged(payment, quotation);
  if (answer.state === PaymentState.approved) return approve(context);
  if (answer.state !== PaymentState.pending) return fail(context, await orderOf(trx, quotation.id));
  const placed = isTransferType(payment.type) ? await waitForTransfer(context, payment.type) : null;
  if (placed) return placed;
  await writeAnswer(trx, payment, answer, { attempts: 0, limitReached: false, ...waiting(answer) });
  return { ...unchanged(payment, quotation), state: answer.state, detail: answer.detail };
}
