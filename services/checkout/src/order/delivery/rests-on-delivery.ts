import { type Knex, prepared } from '@actual/database';

const sql = `
SELECT 1 FROM service_request_piece p JOIN service_request r ON r.id = p.request_id
WHERE p.line_id = ANY (:lines::uuid[]) AND r.state NOT IN ('refused', 'withdrawn')
UNION ALL
SELECT 1 FROM request_shipment h JOIN service_request_piece own ON own.request_id = h.request_id
  JOIN service_request_piece p ON p.line_id = own.line_id JOIN service_request r ON r.id = p.request_id
WHERE h.id = ANY (:lines::uuid[]) AND r.created_at > h.created_at AND r.state NOT IN ('refused', 'withdrawn')
UNION ALL
SELECT 1 FROM review v JOIN order_line l ON l.order_id = v.order_id JOIN product p ON p.id = l.product_id
WHERE v.order_id = :order::uuid AND l.id = ANY (:lines::uuid[]) AND v.model_id = coalesce(p.group_id, p.id)
LIMIT 1`;

/** Whether the buyer did something because the pieces came: a request that was not refused or withdrawn, or an opinion. */
export async function restsOnDelivery(trx: Knex, order: string, lines: readonly string[]): Promise<boolean> {
  const found = await prepared(trx, 'rests-on-delivery', sql, { order, lines });
  return found.length > 0;
}
