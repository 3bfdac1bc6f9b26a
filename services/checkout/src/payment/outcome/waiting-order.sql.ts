import { type Knex, prepared } from '@actual/database';
import type { NewOrder } from '../../order/new-order';
import { makeOrder, type PaymentToPlace, paidColumns, paidParameters, soldPieces } from './place-order.sql';
import type { ProviderAnswer } from './provider-answer';

/** Seconds between two looks at a transfer; its notification usually comes first. */
const transferCheckSeconds = 300;

const waitingOrderSql = `
WITH gate AS MATERIALIZED (
  SELECT q.id FROM payment p JOIN quotation q ON q.id = p.quotation_id
  WHERE p.id = ? AND p.status = ? AND q.version = ? FOR UPDATE OF q, p
), ${makeOrder}, waits AS (
  UPDATE payment SET ${paidColumns}, order_id = made.id, clabe = ?, bank = ?, transfer_url = ?,
    check_at = least(now() + ? * interval '1 second', expires_at)
  FROM made WHERE payment.id = ?
), leaving AS (
  INSERT INTO outbox (kind, key, payload)
  SELECT 'transfer-instructions', made.id::text, jsonb_build_object('orderId', made.id) FROM made ON CONFLICT DO NOTHING
), told AS (
  UPDATE quotation SET payment_group = ?, is_spei = ?, version = version + 1, updated_at = now()
  FROM made WHERE quotation.id = ?
)
SELECT folio FROM made`;

/** Where a transfer is sent to. */
export interface Receiver {
  clabe: string | null;
  bank: string | null;
  url: string | null;
}

/**
 * Makes the order that waits for a transfer; its pieces stay held. Answers the folio, or null when payment or quotation
 * are not as told: then nothing was done.
 */
export async function placeWaitingOrder(
  db: Knex,
  payment: PaymentToPlace & { type: string },
  answer: ProviderAnswer,
  made: NewOrder,
  to: Receiver,
): Promise<number | null> {
  const [row] = await prepared<{ folio: number }>(db, 'place-waiting-order', waitingOrderSql, [
    ...[payment.id, payment.status, payment.version, JSON.stringify(made.order), JSON.stringify(made.lines)],
    ...[payment.quotationId, payment.id],
    ...paidParameters(answer),
    ...[to.clabe, to.bank, to.url, transferCheckSeconds, payment.id],
    ...[payment.paymentGroup, payment.type === 'spei', payment.quotationId],
  ]);
  return row?.folio ?? null;
}

const creditSql = `
WITH made AS (
  UPDATE orders SET status = 'pending-sap', paid_cents = ?, updated_at = now()
  WHERE id = ? AND status IN ('pending-payment', 'canceled') RETURNING id, folio
), paid AS (
  UPDATE payment SET ${paidColumns}, order_id = made.id FROM made WHERE payment.id = ?
), ${soldPieces}, leaving AS (
  INSERT INTO outbox (kind, key, payload)
  SELECT kind, made.id::text, jsonb_build_object('orderId', made.id)
  FROM made, unnest(ARRAY['order-confirmation', 'erp-order']) AS kind ON CONFLICT DO NOTHING
), told AS (
  UPDATE quotation SET version = version + 1, updated_at = now() FROM made WHERE quotation.id = ?
)
SELECT folio FROM made`;

/** The money of an order that waited is there: its pieces are sold to it, and it goes on to the ERP. */
export async function creditOrder(
  trx: Knex,
  payment: { id: string; quotationId: string },
  answer: ProviderAnswer,
  order: { id: string; paidCents: number },
): Promise<number | null> {
  const [row] = await prepared<{ folio: number }>(trx, 'credit-order', creditSql, [
    order.paidCents,
    order.id,
    ...paidParameters(answer),
    ...[payment.id, payment.id, payment.quotationId],
  ]);
  return row?.folio ?? null;
}

/** An order that was reopened later is delivered on other days: its lines are written as they are promised now. */
export async function rewriteLines(trx: Knex, orderId: string, made: NewOrder): Promise<void> {
  await trx('order_line').where({ order_id: orderId }).delete();
  await trx('order_line').insert(made.lines.map((line) => ({ ...line, order_id: orderId })));
  await trx('orders').where({ id: orderId }).update({ delivery_date: made.order.delivery_date });
}

/** An order that waited for money that does not come is cancelled; somebody is told. */
export async function cancelWaitingOrder(trx: Knex, orderId: string, reason: string): Promise<void> {
  await prepared(
    trx,
    'cancel-waiting-order',
    `WITH gone AS (
       UPDATE orders SET status = 'canceled', updated_at = now() WHERE id = ? AND status = 'pending-payment' RETURNING id
     )
     INSERT INTO outbox (kind, key, payload)
     SELECT 'order-canceled', id::text, jsonb_build_object('orderId', id, 'reason', ?::text) FROM gone ON CONFLICT DO NOTHING`,
    [orderId, reason],
  );
}
