import type { Knex } from '@actual/database';
import { type PaymentGroup, type PaymentState, paymentMayBecome } from '@actual/domain';
import { countCardRefusal } from '../../caps/card-refusals';
import { challengeMinutes, paymentAttemptsLimit, reviewReservationDays } from '../../constants';
import type { Checkout } from '../../context';
import { newOrder } from '../../order/new-order';
import { fittingAddress, type LoadedQuotation, openPayment, paidCents } from '../../quotation/loaded-quotation';
import { totalsFor } from '../../quotation/totals';
import { reserveAgain } from '../../stock/reserve-again';
import { refundPayments } from '../refund/refund-payments.sql';
import { openRefundCase, placeOrder, writeAnswer } from './place-order.sql';
import type { ProviderAnswer } from './provider-answer';
import { creditWaiting, type OrderRow, orderOf } from './waiting-order';
import { cancelWaitingOrder, placeWaitingOrder } from './waiting-order.sql';

/** Seconds between two looks at a payment under review; its notification usually comes first. */
const reviewCheckSeconds = 300;

export interface LockedPayment {
  id: string;
  quotationId: string;
  status: PaymentState;
  statusDetail: string | null;
  amountCents: number;
  paymentGroup: PaymentGroup;
  type: string;
  provider: string;
  /** Pays a part on purpose. */
  part: boolean;
  /** The order that waits for it. */
  orderId: string | null;
  version: number;
  /** Its pieces are held, and will be for longer than this transaction can last. */
  holds: boolean;
}

/** How a payment and its quotation stand after an answer. */
export interface PaymentOutcome {
  state: PaymentState;
  detail: string;
  orderId: string | null;
  folio: number | null;
  paymentAttempts: number;
  /** Centavos that are still to be paid. */
  remaining: number;
}

interface AnswerContext {
  checkout: Checkout;
  trx: Knex;
  payment: LockedPayment;
  quotation: LoadedQuotation;
  answer: ProviderAnswer;
}

const unchanged = (payment: LockedPayment, quotation: LoadedQuotation): PaymentOutcome => ({
  state: payment.status,
  detail: payment.statusDetail ?? '',
  orderId: quotation.orderId,
  folio: quotation.orderFolio,
  paymentAttempts: quotation.paymentAttempts,
  remaining: Math.max(0, totalsFor(quotation, payment.paymentGroup).total - paidCents(quotation)),
});

/** A part is paid: it counts, and nothing is bought yet. */
async function approvePart({ trx, payment, quotation, answer }: AnswerContext, paid: number): Promise<PaymentOutcome> {
  await writeAnswer(trx, payment, answer, {
    ...{ pieces: 'release', attempts: 0, limitReached: false, checkSeconds: reviewCheckSeconds },
    group: payment.paymentGroup,
  });
  const remaining = totalsFor(quotation, payment.paymentGroup).total - paid;
  return { ...unchanged(payment, quotation), state: 'approved', detail: answer.detail, remaining };
}

/** The order that waited for a payment ends with it, and what else was paid for it goes back. Answers whether one waited. */
async function endWaiting(
  { trx, payment, quotation }: AnswerContext,
  order: OrderRow | null,
  reason: string,
): Promise<boolean> {
  if (order?.status !== 'pending-payment' || order.id !== payment.orderId) return false;
  await cancelWaitingOrder(trx, order.id, reason);
  await refundPayments(trx, quotation.id, reason, { counter: true });
  return true;
}

async function approve(context: AnswerContext): Promise<PaymentOutcome> {
  const { checkout, trx, payment, quotation: loaded, answer } = context;
  const settled = { ...unchanged(payment, loaded), state: 'approved' as const, detail: answer.detail };
  const refuse = async (reason: string): Promise<PaymentOutcome> => {
    await openRefundCase(trx, payment, answer, reason);
    return settled;
  };
  const address = fittingAddress(loaded);
  const running = openPayment(loaded);
  const order = await orderOf(trx, loaded.id);
  if (order) {
    const reason = await creditWaiting(context, order);
    if (reason === null) return { ...settled, remaining: 0 };
    const refused = await refuse(reason);
    await endWaiting(context, order, reason);
    return refused;
  }
  if (running && running.id !== payment.id) return refuse('another-payment-runs');
  const paid = paidCents(loaded) + payment.amountCents;
  const { total } = totalsFor(loaded, payment.paymentGroup);
  if (payment.part && paid < total) return approvePart(context, paid);
  if (!address || paid !== total) return refuse('quotation-changed');
  const quotation = payment.holds ? loaded : await reserveAgain(checkout, trx, payment.id, loaded);
  if (!quotation) return refuse('stock-gone');
  const made = newOrder(quotation, address, { type: payment.type, group: payment.paymentGroup, cents: paid });
  const folio = await placeOrder(trx, payment, answer, made);
  if (folio === null) throw new Error('a locked payment is not as it was locked');
  return { ...settled, orderId: made.id, folio, remaining: 0 };
}

/** The provider waits for a transfer: from now on an order waits too, and its pieces stay held to the deadline. */
async function waitForTransfer({ trx, payment, quotation, answer }: AnswerContext): Promise<PaymentOutcome | null> {
  const address = fittingAddress(quotation);
  if (!address || quotation.orderId) return null;
  const paid = { type: payment.type, group: payment.paymentGroup, cents: paidCents(quotation) };
  const made = newOrder(quotation, address, paid, 'pending-payment');
  const { clabe, transferUrl } = answer;
  const folio = await placeWaitingOrder(trx, payment, answer, made, { clabe, bank: 'STP', url: transferUrl });
  if (folio === null) throw new Error('a locked payment is not as it was locked');
  return { ...unchanged(payment, quotation), state: 'pending', detail: answer.detail, orderId: made.id, folio };
}

/** What a payment that is not decided keeps, and for how long. */
function waiting(answer: ProviderAnswer) {
  const { challenge, detail } = answer;
  if (detail === 'pending_challenge' && challenge) {
    const seconds = challengeMinutes * 60;
    return { pieces: { holdSeconds: seconds }, checkSeconds: seconds, challenge: { ...challenge, seconds } };
  }
  return { pieces: { holdSeconds: reviewReservationDays * 86_400 }, checkSeconds: reviewCheckSeconds, review: true };
}

/** Money that is not coming: pieces and parts go back, and an order that waited for it is cancelled. */
async function fail(context: AnswerContext, order: OrderRow | null): Promise<PaymentOutcome> {
  const { checkout, trx, payment, quotation, answer } = context;
  const attempts = answer.state === 'rejected' && payment.type !== 'spei' ? 1 : 0;
  const paymentAttempts = quotation.paymentAttempts + attempts;
  const limitReached = attempts > 0 && paymentAttempts >= paymentAttemptsLimit;
  await writeAnswer(trx, payment, answer, {
    ...{ pieces: 'release', attempts, limitReached, checkSeconds: reviewCheckSeconds },
  });
  if (attempts > 0) await countCardRefusal(trx, payment.id, answer.card && checkout.digests.of('card', answer.card));
  const waited = await endWaiting(context, order, answer.detail);
  // what staff took stays with a quotation that an adviser calls about
  if (!waited && limitReached && !order) await refundPayments(trx, quotation.id, answer.detail, { counter: false });
  return { ...unchanged(payment, quotation), state: answer.state, detail: answer.detail, paymentAttempts };
}

/** Settles a payment whose quotation and row are locked: the state table decides what an answer may do. */
export async function applyProviderAnswer(
  checkout: Checkout,
  trx: Knex,
  payment: LockedPayment,
  quotation: LoadedQuotation,
  given: ProviderAnswer,
): Promise<PaymentOutcome> {
  // charged and given back before we looked: for us it never was
  const gone = given.state === 'refunded' && payment.status !== 'approved';
  const answer: ProviderAnswer = gone ? { ...given, state: 'cancelled' } : given;
  const context = { checkout, trx, payment, quotation, answer };
  if (!paymentMayBecome(payment.status, answer.state)) return unchanged(payment, quotation);
  if (answer.state === 'approved') return approve(context);
  if (answer.state !== 'pending') return fail(context, await orderOf(trx, quotation.id));
  const placed = payment.type === 'spei' ? await waitForTransfer(context) : null;
  if (placed) return placed;
  await writeAnswer(trx, payment, answer, { attempts: 0, limitReached: false, ...waiting(answer) });
  return { ...unchanged(payment, quotation), state: answer.state, detail: answer.detail };
}
