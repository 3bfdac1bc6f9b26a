import { randomUUID } from 'node:crypto';
import { confirmedOrderStates, PaymentState } from '@actual/contracts/facts/payment/states';
import { type Knex, prepared, sqlList } from '@actual/database';
import { fromPesos, toPesos } from '@actual/domain';
import { AppError, type Session } from '@actual/kit';
import type { Checkout } from '../../context';
import { giveBack } from './give-back.sql';

interface Paid {
  id: string;
  quotationId: string;
  status: PaymentState;
  restCents: number;
  refundedCents: number;
}

/** Locks quotation, order and payment, in the order in which everybody does. */
const lockSql = `
SELECT p.id, p.quotation_id AS "quotationId", p.status, p.amount_cents - p.refunded_cents AS "restCents",
  p.refunded_cents AS "refundedCents"
FROM orders o JOIN quotation q ON q.id = o.quotation_id JOIN payment p ON p.order_id = o.id
WHERE o.id = :order AND p.id = :payment AND o.status IN ${sqlList(confirmedOrderStates)} FOR UPDATE OF q, o, p`;

async function lockPaid(trx: Knex, order: string, payment: string): Promise<Paid> {
  const [row] = await prepared<Paid>(trx, 'lock-to-refund-part', lockSql, { order, payment });
  if (row) return row;
  const known = await trx('payment').where({ id: payment, order_id: order }).first('id');
  throw known ? new AppError('conflict', 'its order is not under way') : new AppError('not_found');
}

/** The refunded centavos, the reason and the member of staff; the service request that it was decided in. */
export interface RefundedPart {
  cents: number;
  reason: string;
  by: string;
  requestId: string | null;
}

/**
 * Refunds a part of an order's payment in the caller's transaction; all of it would be a cancellation.
 * @throws not_found; conflict for a payment that is not there, or an order that is not under way;
 * payment_amount_invalid
 */
export async function refundPartIn(
  trx: Knex,
  { order, payment }: { order: string; payment: string },
  { cents, reason, by, requestId }: RefundedPart,
): Promise<Pick<Paid, 'refundedCents' | 'restCents'>> {
  const locked = await lockPaid(trx, order, payment);
  if (locked.status !== PaymentState.approved) throw new AppError('conflict', `a payment that is ${locked.status}`);
  if (cents >= locked.restCents)
    throw new AppError('payment_amount_invalid', undefined, { remaining: toPesos(locked.restCents) });
  await giveBack(trx, [{ id: randomUUID(), payment: locked.id, cents }], {
    quotationId: locked.quotationId,
    reason,
    staffId: by,
    cancellationId: null,
    requestId,
  });
  await trx('orders')
    .where({ id: order })
    .update({ returned_cents: trx.raw('returned_cents + ?', [cents]), updated_at: trx.fn.now() });
  return locked;
}

/** As `refundPartIn`, of an amount in pesos, in a transaction of its own. */
export async function refundPart(
  { db, nudge }: Checkout,
  named: { order: string; payment: string },
  { amount, reason, by }: { amount: number; reason: string; by: Session },
): Promise<{ returned: number; rest: number }> {
  const cents = fromPesos(amount);
  const paid = await db.transaction((trx) =>
    refundPartIn(trx, named, { cents, reason, by: by.userId, requestId: null }),
  );
  nudge();
  return { returned: toPesos(paid.refundedCents + cents), rest: toPesos(paid.restCents - cents) };
}
