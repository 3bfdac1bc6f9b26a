import { type Knex, prepared } from '@actual/database';
import { isPreparing } from '@actual/domain';
import { AppError } from '@actual/kit';
import { releasePieces } from '../../order/cancel/cancel-lines.sql';
import type { LoadedRequest } from '../request.queries';

const sql = `
WITH shipment AS (
  UPDATE request_shipment SET recalled_at = now() WHERE id = :shipment::uuid RETURNING from_state
), request AS (
  UPDATE service_request r SET state = shipment.from_state, resolution = NULL, updated_at = now()
  FROM shipment WHERE r.id = :id::uuid
), event AS (
  INSERT INTO service_request_event (request_id, kind, by_staff, body)
  VALUES (:id::uuid, 'recalled', :by::uuid, :note::text) RETURNING id
)
INSERT INTO outbox (kind, key, payload)
SELECT 'service-request', event.id::text, jsonb_build_object('orderId', :order::uuid, 'requestId', :id::uuid, 'event', event.id) FROM event`;

/**
 * Takes back what a request sends before it leaves: its stock is for sale again, and the request waits for another decision.
 * In the caller's transaction, which holds the locks of the quotation and of the request.
 * @throws request_changed where it sends nothing; delivery_changed where it left
 */
export async function recallShipment(
  trx: Knex,
  { id, orderId, shipment }: LoadedRequest,
  { quotationId, note, by }: { quotationId: string; note: string; by: string },
): Promise<void> {
  if (!shipment) throw new AppError('request_changed');
  if (!isPreparing(shipment)) throw new AppError('delivery_changed');
  const pieces = new Map([[shipment.id, shipment.taken]]);
  await releasePieces(trx, quotationId, pieces);
  await prepared(trx, 'recall-shipment', sql, { shipment: shipment.id, id, order: orderId, by, note });
}
