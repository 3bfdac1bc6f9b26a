import { awaitingOrderStates, OrderState } from '@actual/contracts/facts/payment/states';
import { type Knex, prepared, sqlList } from '@actual/database';
import type { NewOrder } from '../../order/new-order';
import { answerColumns, answerValues, paidOrderMessages, soldPieces } from './order-fragments.sql';
import type { ProviderAnswer } from './provider-answer';

const creditSql = `
WITH placed AS (
  UPDATE orders SET status = '${OrderState.pendingSap}', paid_cents = :paidCents, updated_at = now()
  WHERE id = :order AND status IN ${sqlList(awaitingOrderStates)} RETURNING id, folio
), approved_payment AS (
  UPDATE payment SET ${answerColumns}, order_id = placed.id FROM placed WHERE payment.id = :payment
), ${soldPieces}, ${paidOrderMessages}, credited_quotation AS (
  UPDATE quotation SET version = version + 1, updated_at = now() FROM placed WHERE quotation.id = :quotation
)
SELECT folio FROM placed`;

/** The money of an order that waited is there: its pieces are sold to it, and it goes on to the ERP. */
export async function creditOrder(
  trx: Knex,
  payment: { id: string; quotationId: string },
  answer: ProviderAnswer,
  order: { id: string; paidCents: number },
): Promise<number | null> {
  const [row] = await prepared<{ folio: number }>(trx, 'credit-order', creditSql, {
    order: order.id,
    paidCents: order.paidCents,
    payment: payment.id,
    quotation: payment.quotationId,
    ...answerValues(answer),
  });
  return row?.folio ?? null;
}

/** An order that was reopened later is delivered on other days: its lines are written as they are promised now. */
export async function rewriteLines(trx: Knex, orderId: string, { lines, order }: NewOrder): Promise<void> {
  await trx('order_line').where({ order_id: orderId }).delete();
  await trx('order_line').insert(lines.map((line) => ({ ...line, order_id: orderId })));
  await trx('orders').where({ id: orderId }).update({ delivery_date: order.delivery_date });
}

/** An order that waited for money that does not come is canceled; somebody is told. */
export async function cancelWaitingOrder(trx: Knex, orderId: string, reason: string): Promise<void> {
  await prepared(
    trx,
    'cancel-waiting-order',
    `WITH canceled_order AS (
       UPDATE orders SET status = '${OrderState.canceled}', updated_at = now()
       WHERE id = :order AND status = '${OrderState.pendingPayment}' RETURNING id
     )
     INSERT INTO outbox (kind, key, payload)
     SELECT 'order-canceled', id::text, jsonb_build_object('orderId', id, 'reason', :reason::text)
     FROM canceled_order ON CONFLICT DO NOTHING`,
    { order: orderId, reason },
  );
}
