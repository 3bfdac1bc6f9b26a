import { type Knex, prepared } from '@actual/database';
import { PaymentState } from '@actual/domain';
import type { Checkout } from '../../context';
import { fittingAddress, openPayment, paidCents } from '../../quotation/loaded-quotation';
import { readQuotation } from '../../quotation/quotation.queries';
import { totalsFor } from '../../quotation/totals';
import { withStockRows } from '../../stock/stock-locks';
import type { PreparedPayment } from '../start/prepare-payment';
import { applyProviderAnswer } from './apply-provider-answer';
import { makeOrder } from './make-order';
import { holdsPieces } from './order-fragments.sql';
import type { LockedPayment, PaymentOutcome } from './payment-outcome';
import type { ProviderAnswer } from './provider-answer';

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
 * The usual end: the order in one statement without a transaction. Null for all but a plain yes, or if anything
 * changed.
 */
async function orderAtOnce(
  { db }: Checkout,
  { id, amountCents, type, group, part, quotation }: PreparedPayment,
  answer: ProviderAnswer,
): Promise<PaymentOutcome | null> {
  const paid = paidCents(quotation) + amountCents;
  const plain = answer.state === PaymentState.approved && !part && !quotation.orderId && !openPayment(quotation);
  if (!plain || !fittingAddress(quotation) || paid !== totalsFor(quotation, group).total) return null;
  const { paymentAttempts, version } = quotation;
  const payment = { id, type, quotationId: quotation.id, paymentGroup: group, paidCents: paid, version };
  const order = await makeOrder(db, quotation, { ...payment, status: PaymentState.started }, answer);
  if (!order) return null;
  const { id: orderId, folio } = order;
  return { state: answer.state, detail: answer.detail, orderId, folio, paymentAttempts, remaining: 0 };
}

/**
 * Records the provider's answer once, however often and late it comes: the state table decides under both locks.
 * `before` spares reading when nothing changed.
 */
export async function recordOutcome(
  checkout: Checkout,
  paymentId: string,
  answer: ProviderAnswer,
  before: PreparedPayment | null = null,
): Promise<PaymentOutcome | null> {
  const outcome =
    (before && (await orderAtOnce(checkout, before, answer))) ??
    (await lockAndApply(checkout, paymentId, answer, before));
  checkout.log.info(
    { paymentId, state: outcome?.state, detail: outcome?.detail, orderId: outcome?.orderId },
    'payment',
  );
  checkout.nudge();
  return outcome;
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
function lockAndApply(
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
      // another transaction won: rows that the locking statement read itself may be older than its locks
      const payment = (await lockPayment(trx, paymentId)) ?? locked;
      const quotation = await readQuotation(trx, locked.quotationId);
      return quotation && applyProviderAnswer(checkout, trx, payment, quotation, answer);
    });
  return withStockRows(attempt);
}
