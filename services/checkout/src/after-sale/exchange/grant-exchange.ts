import { randomUUID } from 'node:crypto';
import { exchangeDays } from '@actual/contracts/facts/delivery/after-sale';
import { storeDay } from '@actual/contracts/store-day';
import { type Knex, prepared } from '@actual/database';

/** What changed pieces are worth, by the payments that paid for them. */
export interface Granted {
  orderId: string;
  quotationId: string;
  requestId: string;
  parts: readonly { readonly id: string; readonly cents: number }[];
  /** Nothing else of the order is paid. */
  whole: boolean;
  reason: string;
  staffId: string;
}

/** The quotation of the pieces to come: the first buyer's, who gets them where the first ones came. */
const sql = `
WITH parts AS (
  SELECT * FROM jsonb_to_recordset(:parts::jsonb) AS r(id uuid, payment uuid, cents bigint)
), quoted AS (
  INSERT INTO quotation (id, site, holder_hash, client_id, user_id, zipcode_id, guest_address, way_in, broker_id, store_code, priced_on)
  SELECT :made::uuid, o.site, o.holder_hash, o.client_id, q.user_id, coalesce(o.zipcode_id, q.zipcode_id), o.address, o.way_in,
    o.broker_id, o.store_code, :today::date
  FROM orders o JOIN quotation q ON q.id = o.quotation_id WHERE o.id = :order::uuid RETURNING id
), made AS (
  INSERT INTO exchange (request_id, quotation_id, usable_until)
  SELECT :request::uuid, id, now() + :days * interval '1 day' FROM quoted RETURNING request_id
), refunds AS (
  INSERT INTO payment_refund (id, payment_id, amount_cents, reason, refunded_by, request_id)
  SELECT id, payment, cents, :reason::text, :staff::uuid, :request::uuid FROM parts
), moved AS (
  UPDATE payment p SET refunded_cents = p.refunded_cents + parts.cents, moved_cents = p.moved_cents + parts.cents, updated_at = now()
  FROM parts WHERE p.id = parts.payment
), entries AS (
  INSERT INTO exchange_entry (request_id, amount_cents, reason, payment_id, key)
  SELECT made.request_id, parts.cents, 'granted', parts.payment, 'granted ' || parts.id FROM parts, made
), reduced AS (
  UPDATE orders SET updated_at = now(),
    returned_cents = CASE WHEN :whole::boolean THEN 0 ELSE returned_cents + (SELECT sum(cents) FROM parts) END,
    paid_cents = CASE WHEN :whole THEN 0 ELSE paid_cents END
  WHERE id = :order
)
UPDATE quotation SET version = version + 1, updated_at = now() WHERE id = :quotation::uuid`;

/**
 * Keeps the value of changed pieces for what its buyer takes instead, in the caller's transaction, which holds the lock of
 * the first quotation. No money moves: what the new order does not take goes back later (`settleExchanges`).
 */
export async function grantExchange(trx: Knex, granted: Granted): Promise<void> {
  const { orderId, quotationId, requestId, parts, whole, reason, staffId } = granted;
  await prepared(trx, 'grant-exchange', sql, {
    parts: JSON.stringify(parts.map(({ id, cents }) => ({ id: randomUUID(), payment: id, cents }))),
    made: randomUUID(),
    today: storeDay(),
    order: orderId,
    quotation: quotationId,
    request: requestId,
    days: exchangeDays,
    reason,
    staff: staffId,
    whole,
  });
}
