import type { DeletionObstacle } from '@actual/contracts/facts/access/privacy';
import { endedRequestStates } from '@actual/contracts/facts/delivery/after-sale';
import { OrderState, openPaymentStates, PaymentState } from '@actual/contracts/facts/payment/states';
import { storeDay } from '@actual/contracts/store-day';
import { type Knex, prepared, sqlList } from '@actual/database';

/** Every quotation of the client with its payments, and the order that it became. */
const payments = `quotation q JOIN payment p ON p.quotation_id = q.id LEFT JOIN orders o ON o.quotation_id = q.id
  WHERE q.client_id = :clientId`;
/** Messages that hand the money of a payment back: by the provider, or by staff who say how. */
const refunds = `outbox m WHERE m.kind IN ('refund', 'refund-case') AND m.key = p.id::text`;
/** The same of a part of a payment, which has a message of its own. */
const partRefunds = `payment_refund f JOIN outbox m ON m.kind IN ('refund', 'refund-case') AND m.key = f.id::text
  WHERE f.payment_id = p.id`;

const sql = `
SELECT name FROM (VALUES
  ('payment', EXISTS (SELECT FROM ${payments} AND p.status IN ${sqlList(openPaymentStates)})),
  ('order', EXISTS (SELECT FROM orders WHERE client_id = :clientId
    AND status IN ${sqlList([OrderState.pendingPayment, OrderState.pendingSap])})),
  ('delivery', EXISTS (SELECT FROM orders WHERE client_id = :clientId
    AND status = '${OrderState.completed}' AND delivery_date >= :today::date)),
  ('refund', EXISTS (SELECT FROM ${payments} AND p.status = '${PaymentState.approved}'
    AND NOT EXISTS (SELECT FROM ${refunds} AND m.done_at IS NOT NULL)
    AND (EXISTS (SELECT FROM ${refunds})
      OR (p.amount_cents > p.refunded_cents AND (o.id IS NULL OR o.status = '${OrderState.canceled}'))))
    OR EXISTS (SELECT FROM ${payments} AND EXISTS (SELECT FROM ${partRefunds} AND m.done_at IS NULL))
    OR EXISTS (SELECT FROM exchange x JOIN service_request r ON r.id = x.request_id JOIN orders o ON o.id = r.order_id
      WHERE o.client_id = :clientId AND x.balance_cents > 0)),
  ('request', EXISTS (SELECT FROM service_request r JOIN orders o ON o.id = r.order_id
    WHERE o.client_id = :clientId AND r.state NOT IN ${sqlList(endedRequestStates)})),
  ('balance', EXISTS (SELECT FROM ledger_entry WHERE client_id = :clientId GROUP BY kind HAVING sum(amount_cents) > 0))
) AS one (name, stands) WHERE stands`;

/** The reasons why an account cannot be deleted yet: unfinished business, and money that belongs to its owner. */
export async function obstaclesOf(db: Knex, clientId: string): Promise<DeletionObstacle[]> {
  const rows = await prepared<{ name: DeletionObstacle }>(db, 'deletion-obstacles', sql, {
    clientId,
    today: storeDay(),
  });
  return rows.map(({ name }) => name);
}
