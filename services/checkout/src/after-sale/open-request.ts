import { randomUUID } from 'node:crypto';
import type { NewServiceRequest } from '@actual/contracts';
import {
  answerHours,
  type RequestObstacle,
  reasonOf,
  requestLimits,
} from '@actual/contracts/facts/delivery/after-sale';
import { isConfirmedOrder } from '@actual/contracts/facts/payment/states';
import { storeDay } from '@actual/contracts/store-day';
import { type Knex, prepared } from '@actual/database';
import { afterBusinessHours, businessDays, requestObstacle } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { Checkout } from '../context';
import { type LoadedOrder, readOrders } from '../order/order.queries';
import { lockQuotation } from '../quotation/quotation.queries';
import { type LoadedRequest, readLines, readRequest } from './request.queries';
import { boughtPieces, costOfLeft } from './requestable-lines';

const sql = `
WITH request AS (
  INSERT INTO service_request (id, order_id, kind, reason, due_at)
  VALUES (:id::uuid, :order::uuid, :kind::text, :reason::text, :due::timestamptz)
), pieces AS (
  INSERT INTO service_request_piece (request_id, line_id, quantity, amount_cents)
  SELECT :id::uuid, line, quantity, cents FROM unnest(:lines::uuid[], :quantities::int[], :cents::bigint[]) AS piece (line, quantity, cents)
), event AS (
  INSERT INTO service_request_event (request_id, kind, by_staff, body)
  VALUES (:id::uuid, 'reported', :by::uuid, :text::text) RETURNING id
)
INSERT INTO outbox (kind, key, payload)
SELECT 'service-request', event.id::text, jsonb_build_object('orderId', :order::uuid, 'requestId', :id::uuid, 'event', event.id) FROM event`;

const refused = (obstacle: RequestObstacle | 'not-paid' | 'reason' | 'unknown-piece', line?: string): AppError =>
  new AppError('request_not_possible', undefined, { why: obstacle, line: line ?? null });

/** @throws rate_limited where an order has as many requests as it may */
async function assertFew(trx: Knex, orderId: string): Promise<void> {
  const [{ count } = { count: 0 }] = await prepared<{ count: number }>(
    trx,
    'count-requests',
    'SELECT count(*)::int AS count FROM service_request WHERE order_id = ?::uuid',
    [orderId],
  );
  if (count >= requestLimits.ofOrder) throw new AppError('rate_limited');
}

/**
 * Takes a request about pieces of a paid order, with the mail that says so in the same transaction. The order is locked as
 * a cancellation locks it: the same pieces are not asked for twice.
 * @throws request_not_possible with the reason and its line; rate_limited where the order has too many
 */
export async function openRequest(
  { db, delivery, nudge }: Pick<Checkout, 'db' | 'delivery' | 'nudge'>,
  { id: orderId, quotationId }: Pick<LoadedOrder, 'id' | 'quotationId'>,
  { asked, staffId }: { asked: Required<NewServiceRequest>; staffId: string | null },
): Promise<LoadedRequest> {
  const { kind, reason, text, closed } = asked;
  if (!reasonOf(kind, reason)) throw refused('reason');
  const now = new Date();
  const isBusinessDay = businessDays(await delivery.readFacts());
  const on = { today: storeDay(now), isBusinessDay };
  const wanted = new Map<string, number>();
  for (const { line, quantity } of asked.pieces) wanted.set(line, (wanted.get(line) ?? 0) + quantity);
  const opened = await db.transaction(async (trx) => {
    await lockQuotation(trx, quotationId, null);
    const [order] = await readOrders(trx, [orderId]);
    if (!order || !isConfirmedOrder(order.status)) throw refused('not-paid');
    await assertFew(trx, orderId);
    const lines = new Map((await readLines(trx, orderId)).map((line) => [line.id, line]));
    const pieces = [...wanted].map(([id, quantity]) => {
      const line = lines.get(id);
      if (!line) throw refused('unknown-piece', id);
      const obstacle = requestObstacle({ kind, reason, quantity, isClosed: closed }, boughtPieces(line), on);
      if (obstacle) throw refused(obstacle, id);
      return { id, quantity, cents: costOfLeft(line, quantity) };
    });
    const id = randomUUID();
    await prepared(trx, 'open-request', sql, {
      id,
      order: orderId,
      kind,
      reason,
      due: afterBusinessHours(now, answerHours, isBusinessDay).toISOString(),
      lines: pieces.map((piece) => piece.id),
      quantities: pieces.map(({ quantity }) => quantity),
      cents: pieces.map(({ cents }) => cents),
      by: staffId,
      text,
    });
    return readRequest(trx, id);
  });
  if (!opened) throw new AppError('not_found');
  nudge();
  return opened;
}
