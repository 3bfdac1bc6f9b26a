import { type Knex, prepared } from '@actual/database';
import type { Checkout } from '../../context';
import { newOrder } from '../../order/new-order';
import { fittingAddress, openPayment, paidCents } from '../../quotation/loaded-quotation';
import { readQuotation } from '../../quotation/quotation.queries';
import { totalsFor } from '../../quotation/totals';
import { withStockRows } from '../../stock/stock-locks';
import type { PreparedPayment } from '../start/prepare-payment';
import { applyProviderAnswer, type LockedPayment, type PaymentOutcome } from './apply-provider-answer';
import { holdsPieces, placeOrder } from './place-order.sql';
import type { ProviderAnswer } from './provider-answer';

export type { PaymentOutcome } from './apply-provider-answer';

async function lockPayment(trx: Knex, id: string): Promise<LockedPayment | undefined> {
  const [locked] = await prepared<LockedPayment>(
    trx,
    'lock-payment',
    `SELECT p.id, p.quotation_id AS "quotationId", p.status, p.status_detail AS "statusDetail",
       p.amount_cents AS "amountCents", p.payment_group AS "paymentGroup", p.type, p.part, p.provider,
       p.order_id AS "orderId", q.version,
       ${holdsPieces} AS holds
     FROM payment p JOIN quotation q ON q.id = p.quotation_id WHERE p.id = ? FOR UPDATE OF q, p`,
    [id],
  );
  return locked;
}

/**
 * The usual end of a payment, without a transaction around it: the order in one statement, which does nothing when the
 * quotation or the payment changed since the provider was asked. Null then, and for everything but a plain yes.
 */
async function placeAtOnce(
  { db }: Checkout,
  { id, amountCents, type, group, part, quotation }: PreparedPayment,
  answer: ProviderAnswer,
): Promise<PaymentOutcome | null> {
  const address = fittingAddress(quotation);
  const paid = paidCents(quotation) + amountCents;
  const plain = answer.state === 'approved' && !part && !quotation.orderId && !openPayment(quotation);
  if (!plain || !address || paid !== totalsFor(quotation, group).total) return null;
  const made = newOrder(quotation, address, { type, group, cents: paid });
  const payment = { id, quotationId: quotation.id, paymentGroup: group, status: 'started' as const };
  const folio = await placeOrder(db, { ...payment, version: quotation.version }, answer, made);
  const { paymentAttempts } = quotation;
  const settled = {
    state: 'approved' as const,
    detail: answer.detail,
    orderId: made.id,
    folio: folio ?? 0,
    paymentAttempts,
  };
  return folio === null ? null : { ...settled, remaining: 0 };
}

/**
 * Writes what the provider says about a payment, once, however often and in whatever order it is told: the state
 * table decides, under the locks of quotation and payment. An approved full payment makes the order, claims the
 * pieces and fills the outbox in the same transaction. `before` spares reading and locking when nothing changed since.
 */
export async function recordOutcome(
  checkout: Checkout,
  paymentId: string,
  answer: ProviderAnswer,
  before: PreparedPayment | null = null,
): Promise<PaymentOutcome | null> {
  const settled =
    (before && (await placeAtOnce(checkout, before, answer))) ?? (await settle(checkout, paymentId, answer, before));
  checkout.log.info(
    { paymentId, state: settled?.state, detail: settled?.detail, orderId: settled?.orderId },
    'payment',
  );
  checkout.nudge();
  return settled;
}

/** As `recordOutcome`, inside a transaction of the caller's that holds the locks of quotation and order. */
export async function recordOutcomeWithin(
  checkout: Checkout,
  trx: Knex,
  paymentId: string,
  answer: ProviderAnswer,
): Promise<PaymentOutcome | null> {
  const payment = await lockPayment(trx, paymentId);
  const quotation = payment && (await readQuotation(trx, payment.quotationId));
  return payment && quotation ? applyProviderAnswer(checkout, trx, payment, quotation, answer) : null;
}

/** As `recordOutcome`, in a transaction that locks first and then decides. */
function settle(
  checkout: Checkout,
  paymentId: string,
  answer: ProviderAnswer,
  before: PreparedPayment | null,
): Promise<PaymentOutcome | null> {
  const attempt = () =>
    checkout.db.transaction(async (trx) => {
      const locked = await lockPayment(trx, paymentId);
      if (!locked) return null;
      if (before?.quotation.id === locked.quotationId && before.quotation.version === locked.version)
        return applyProviderAnswer(checkout, trx, locked, before.quotation, answer);
      // somebody was faster: what the locking statement read beside its rows may be older than the locks
      const payment = (await lockPayment(trx, paymentId)) ?? locked;
      const quotation = await readQuotation(trx, locked.quotationId);
      return quotation && applyProviderAnswer(checkout, trx, payment, quotation, answer);
    });
  return withStockRows(attempt);
}
