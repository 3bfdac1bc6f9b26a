import { prepared } from '@actual/database';
import { afterStep } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { Checkout } from '../context';
import { type LoadedRequest, lockRequest, readRequest } from './request.queries';

const sql = `
WITH request AS (
  UPDATE service_request SET state = 'withdrawn', updated_at = now() WHERE id = :id::uuid
), event AS (
  INSERT INTO service_request_event (request_id, kind, by_staff) VALUES (:id::uuid, 'withdrawn', :by::uuid) RETURNING id
)
INSERT INTO outbox (kind, key, payload)
SELECT 'service-request', event.id::text, jsonb_build_object('orderId', :order::uuid, 'requestId', :id::uuid, 'event', event.id) FROM event`;

/** Takes a request back, once. @throws not_found; request_changed when it ended, or its pieces are at the store */
export async function withdrawRequest(
  { db, nudge }: Pick<Checkout, 'db' | 'nudge'>,
  { id, staffId }: { id: string; staffId: string | null },
): Promise<LoadedRequest> {
  const changed = await db.transaction(async (trx) => {
    const request = await lockRequest(trx, id);
    if (!request) throw new AppError('not_found');
    if (request.state === 'withdrawn') return request;
    if (!afterStep(request.state, 'withdraw', request.kind)) throw new AppError('request_changed');
    await prepared(trx, 'withdraw-request', sql, { id, order: request.orderId, by: staffId });
    return readRequest(trx, id);
  });
  if (!changed) throw new AppError('not_found');
  nudge();
  return changed;
}
