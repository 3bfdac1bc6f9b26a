import type { NotedDelivery } from '@actual/contracts';
import { type Knex, prepared } from '@actual/database';
import { appendPromise } from '../../promise/append-promise';
import type { LoadedOrder } from '../order.queries';

const eventSql = `
WITH event AS (
  INSERT INTO delivery_event (order_id, lines, day, state, happened_on, reason, new_day, carrier, guide, link, by_staff)
  VALUES (:order::uuid, :lines::uuid[], :day::date, :to::text, :on::date, :reason::text, :newDay::date, :carrier::text,
    :guide::text, :link::text, :staffId::uuid) RETURNING id
)
INSERT INTO outbox (kind, key, payload)
SELECT 'delivery', event.id::text, jsonb_build_object('orderId', :order::uuid, 'event', event.id) FROM event`;

const attemptSql = `
WITH moved AS (
  UPDATE order_line SET ship_date = :to::date, half = NULL WHERE order_id = :order::uuid AND id = ANY (:lines::uuid[])
), told AS (
  INSERT INTO outbox (kind, key, payload) VALUES ('erp-dates', gen_random_uuid()::text, jsonb_build_object('orderId', :order::uuid))
)
UPDATE orders SET updated_at = now(), delivery_date = (
  SELECT max(CASE WHEN id = ANY (:lines::uuid[]) THEN :to::date ELSE ship_date END) FROM order_line WHERE order_id = :order::uuid)
WHERE id = :order::uuid`;

type Noted = Pick<NotedDelivery, 'day' | 'to' | 'reason' | 'newDay' | 'carrier' | 'guide' | 'link'>;

/** A new state of a delivery with its mail; `staffId` null: its buyer asked for it. The quotation is locked. */
export async function appendEvent(
  trx: Knex,
  {
    orderId,
    lines,
    day,
    to,
    on,
    reason,
    newDay,
    carrier,
    guide,
    link,
    staffId,
  }: Noted & {
    orderId: string;
    lines: string[];
    on: string;
    staffId: string | null;
  },
): Promise<void> {
  await prepared(trx, 'note-delivery', eventSql, {
    order: orderId,
    lines,
    day,
    to,
    on,
    reason: reason ?? null,
    newDay: newDay ?? null,
    carrier: carrier ?? null,
    guide: guide ?? null,
    link: link ?? null,
    staffId,
  });
}

/** Pieces that came back, or were stored, get the day of another attempt, and the ERP hears of it. */
export async function moveAttempt(
  trx: Knex,
  order: LoadedOrder,
  { lines, from, to, by }: { lines: string[]; from: string; to: string; by: 'cliente' | 'tienda' },
): Promise<void> {
  await prepared(trx, 'attempt-delivery', attemptSql, { order: order.id, lines, to });
  await appendPromise(trx, order, { tipo: 'cambio-de-dia', por: by, de: from, a: to });
}
