import { isManagerRole } from '@actual/contracts/facts/access/roles';
import { PaymentState } from '@actual/contracts/facts/payment/states';
import { type Knex, prepared } from '@actual/database';
import { fromPesos, sellerRefundPesos, toPesos } from '@actual/domain';
import { AppError, type Session } from '@actual/kit';
import { endReturned } from '../order/cancel/end-returned';
import { refundPayments } from '../payment/outcome/refund-payments.sql';
import { refundPartIn } from '../payment/refund/refund-part';
import { grantExchange } from './exchange/grant-exchange';

/** The amount that a request can refund, and the person who may approve it. */
export interface GivenBack {
  orderId: string;
  quotationId: string;
  requestId: string;
  cents: number;
  reason: string;
  by: Session;
  /** A manager's id who lets it happen, where `by` is none. */
  authorizedBy: string | null;
  /** It waits for what the buyer takes instead. */
  exchange: boolean;
}

interface Rest {
  id: string;
  restCents: number;
}

/**
 * Parts of payments that make up an amount. Each keeps at least a centavo: one that is paid back whole is canceled, and the
 * order would owe it again. Null where that cannot be.
 */
export function partsOf(rests: readonly Rest[], cents: number): { id: string; cents: number }[] | null {
  let left = cents;
  const parts: { id: string; cents: number }[] = [];
  for (const { id, restCents } of rests) {
    const part = Math.min(left, restCents - 1);
    if (part > 0) parts.push({ id, cents: part });
    left -= Math.max(part, 0);
  }
  return left === 0 ? parts : null;
}

/** The most, in centavos, that a seller may still give back of an order, never what ends it. */
export async function mostBySeller(db: Knex, orderId: string): Promise<number> {
  const [row] = await prepared<{ cents: number }>(
    db,
    'most-by-seller',
    `SELECT greatest(0, least(:most - (SELECT coalesce(sum(refund_cents), 0) FROM service_request WHERE order_id = :order::uuid),
       (SELECT coalesce(sum(amount_cents - refunded_cents), 0) - 1 FROM payment
         WHERE order_id = :order AND status = '${PaymentState.approved}')))::int AS cents`,
    { order: orderId, most: fromPesos(sellerRefundPesos) },
  );
  return row?.cents ?? 0;
}

/**
 * Gives money of an order back by the way it was paid, or keeps it for an exchange, in the caller's transaction, which
 * holds the quotation's lock. All that is left of it ends the order (`endReturned`).
 * @throws forbidden for what is a manager's to decide; payment_amount_invalid where less is left; already_left
 */
export async function giveBack(trx: Knex, given: GivenBack): Promise<void> {
  const { orderId, quotationId, requestId, cents, reason, by, authorizedBy, exchange } = given;
  const rests = await prepared<Rest>(
    trx,
    'rests-of-order',
    `SELECT id, amount_cents - refunded_cents AS "restCents" FROM payment
     WHERE order_id = ?::uuid AND status = '${PaymentState.approved}' AND refunded_cents < amount_cents ORDER BY created_at DESC, id`,
    [orderId],
  );
  const all = rests.reduce((sum, { restCents }) => sum + restCents, 0);
  if (cents > all) throw new AppError('payment_amount_invalid', undefined, { remaining: toPesos(all) });
  const isWhole = cents === all;
  if (!isManagerRole(by.role) && authorizedBy === null && cents > (await mostBySeller(trx, orderId)))
    throw new AppError('forbidden', 'a manager lets so much go back');
  const parts = isWhole ? rests.map(({ id, restCents }) => ({ id, cents: restCents })) : partsOf(rests, cents);
  if (!parts) throw new AppError('payment_amount_invalid', undefined, { remaining: toPesos(all) });
  if (exchange)
    await grantExchange(trx, { orderId, quotationId, requestId, parts, whole: isWhole, reason, staffId: by.userId });
  else if (isWhole) await refundPayments(trx, quotationId, reason, { counter: true });
  else
    for (const part of parts)
      await refundPartIn(
        trx,
        { order: orderId, payment: part.id },
        { cents: part.cents, reason, by: by.userId, requestId },
      );
  if (isWhole) await endReturned(trx, orderId, { reason, staffId: by.userId });
}
