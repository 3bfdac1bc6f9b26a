import { type Knex, prepared } from '@actual/database';
import { type PaymentGroup, type PaymentState, paymentMayBecome } from '@actual/domain';
import { paymentAttemptsLimit, reviewReservationDays } from '../constants';
import type { Checkout } from '../context';
import { newOrder } from '../order/new-order';
import { fittingAddress, type LoadedQuotation, openPayment, paidCents } from '../quotation/loaded-quotation';
import { readQuotation } from '../quotation/read-quotation';
import { totalsFor } from '../quotation/totals';
import { holdAgain } from './hold-again';
import type { PreparedPayment } from './prepare-payment';
import type { ProviderAnswer } from './provider-answer';
import { holdsPieces, openRefundCase, placeOrder, writeAnswer } from './settle-sql';
import { withStockRows } from './stock-locks';

/** Seconds between two looks at a payment under review; its notice usually comes first. */
const reviewCheckSeconds = 300;

export interface LockedPayment {
  id: string;
  quotationId: string;
  status: PaymentState;
  statusDetail: string | null;
  amountCents: number;
  paymentGroup: PaymentGroup;
  type: string;
  version: number;
  /** Its pieces are held, and will be for longer than this transaction can last. */
  holds: boolean;
}

/** How a payment and its quotation stand after an answer. */
export interface Settled {
  state: PaymentState;
  detail: string;
  orderId: string | null;
  folio: number | null;
  paymentAttempts: number;
}

async function lockPayment(trx: Knex, id: string): Promise<LockedPayment | undefined> {
  const [locked] = await prepared<LockedPayment>(
    trx,
    'lock-payment',
    `SELECT p.id, p.quotation_id AS "quotationId", p.status, p.status_detail AS "statusDetail",
       p.amount_cents AS "amountCents", p.payment_group AS "paymentGroup", p.type, q.version,
       ${holdsPieces} AS holds
     FROM payment p JOIN quotation q ON q.id = p.quotation_id WHERE p.id = ? FOR UPDATE OF q, p`,
    [id],
  );
  return locked;
}

const asItIs = (payment: LockedPayment, quotation: LoadedQuotation): Settled => ({
  state: payment.status,
  detail: payment.statusDetail ?? '',
  orderId: quotation.orderId,
  folio: quotation.orderFolio,
  paymentAttempts: quotation.paymentAttempts,
});

async function approve(
  checkout: Checkout,
  trx: Knex,
  payment: LockedPayment,
  loaded: LoadedQuotation,
  answer: ProviderAnswer,
): Promise<Settled> {
  const settled = { state: 'approved' as const, detail: answer.detail, paymentAttempts: loaded.paymentAttempts };
  const refuse = async (reason: string): Promise<Settled> => {
    await openRefundCase(trx, payment, answer, reason);
    checkout.log.warn({ paymentId: payment.id, reason }, 'approved payment without an order');
    return { ...settled, orderId: loaded.orderId, folio: loaded.orderFolio };
  };
  const address = fittingAddress(loaded);
  const running = openPayment(loaded);
  if (loaded.orderId) return refuse('order-exists');
  if (running && running.id !== payment.id) return refuse('another-payment-runs');
  const paid = paidCents(loaded) + payment.amountCents;
  if (!address || paid !== totalsFor(loaded, payment.paymentGroup).total) return refuse('quotation-changed');
  const quotation = payment.holds ? loaded : await holdAgain(checkout, trx, payment.id, loaded);
  if (!quotation) return refuse('stock-gone');
  const made = newOrder(quotation, address, { type: payment.type, group: payment.paymentGroup, cents: paid });
  const folio = await placeOrder(trx, payment, answer, made);
  if (folio === null) throw new Error('a locked payment is not as it was locked');
  return { ...settled, orderId: made.id, folio };
}

/**
 * The usual end of a payment, without a transaction around it: the order in one statement, which does nothing when the
 * quotation or the payment changed since the provider was asked. Null then, and for everything but a plain yes.
 */
async function placeAtOnce(
  { db }: Checkout,
  { id, amountCents, type, group, quotation }: PreparedPayment,
  answer: ProviderAnswer,
): Promise<Settled | null> {
  const address = fittingAddress(quotation);
  const paid = paidCents(quotation) + amountCents;
  const plain = answer.state === 'approved' && !quotation.orderId && !openPayment(quotation);
  if (!plain || !address || paid !== totalsFor(quotation, group).total) return null;
  const made = newOrder(quotation, address, { type, group, cents: paid });
  const payment = { id, quotationId: quotation.id, paymentGroup: group, status: 'started' as const };
  const folio = await placeOrder(db, { ...payment, version: quotation.version }, answer, made);
  const { paymentAttempts } = quotation;
  return folio === null ? null : { state: 'approved', detail: answer.detail, orderId: made.id, folio, paymentAttempts };
}

async function settleLocked(
  checkout: Checkout,
  trx: Knex,
  payment: LockedPayment,
  quotation: LoadedQuotation,
  given: ProviderAnswer,
): Promise<Settled> {
  // charged and given back before we looked: for us it never was
  const gone = given.state === 'refunded' && payment.status !== 'approved';
  const answer: ProviderAnswer = gone ? { ...given, state: 'cancelled' } : given;
  if (!paymentMayBecome(payment.status, answer.state)) return asItIs(payment, quotation);
  if (answer.state === 'approved') return approve(checkout, trx, payment, quotation, answer);
  const attempts = answer.state === 'rejected' ? 1 : 0;
  const paymentAttempts = quotation.paymentAttempts + attempts;
  await writeAnswer(trx, payment, answer, {
    pieces: answer.state === 'pending' ? { holdDays: reviewReservationDays } : 'release',
    attempts,
    limitReached: attempts > 0 && paymentAttempts >= paymentAttemptsLimit,
    checkSeconds: reviewCheckSeconds,
  });
  return { ...asItIs(payment, quotation), state: answer.state, detail: answer.detail, paymentAttempts };
}

/**
 * Writes what the provider says about a payment, once, however often and in whatever order it is told: the state
 * table decides, under the locks of quotation and payment. An approved full payment makes the order, claims the
 * pieces and fills the outbox in the same transaction. `before` spares reading and locking when nothing changed since.
 */
export async function settlePayment(
  checkout: Checkout,
  paymentId: string,
  answer: ProviderAnswer,
  before: PreparedPayment | null = null,
): Promise<Settled | null> {
  const settled =
    (before && (await placeAtOnce(checkout, before, answer))) ?? (await settle(checkout, paymentId, answer, before));
  checkout.log.info(
    { paymentId, state: settled?.state, detail: settled?.detail, orderId: settled?.orderId },
    'payment',
  );
  checkout.nudge();
  return settled;
}

/** As `settlePayment`, in a transaction that locks first and then decides. */
function settle(
  checkout: Checkout,
  paymentId: string,
  answer: ProviderAnswer,
  before: PreparedPayment | null,
): Promise<Settled | null> {
  const attempt = () =>
    checkout.db.transaction(async (trx) => {
      const locked = await lockPayment(trx, paymentId);
      if (!locked) return null;
      if (before?.quotation.id === locked.quotationId && before.quotation.version === locked.version)
        return settleLocked(checkout, trx, locked, before.quotation, answer);
      // somebody was faster: what the locking statement read beside its rows may be older than the locks
      const payment = (await lockPayment(trx, paymentId)) ?? locked;
      const quotation = await readQuotation(trx, locked.quotationId);
      return quotation && settleLocked(checkout, trx, payment, quotation, answer);
    });
  return withStockRows(attempt);
}
