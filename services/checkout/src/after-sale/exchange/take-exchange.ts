import type { Endpoints } from '@actual/contracts';
import { prepared } from '@actual/database';
import { AppError } from '@actual/kit';
import type { z } from 'zod';
import type { Checkout } from '../../context';
import { type LoadedRequest, lockRequest, readRequest } from '../request.queries';
import { usableExchange } from './spend-exchange';

type Taken = z.output<Endpoints['POST /servicerequest/{id}/exchange']['body']>;

/** A guest's quotation is that of the browser that opened it last; it had the order's own link. */
const holdSql = `
UPDATE quotation q SET holder_hash = :holder::text, version = version + 1, updated_at = now()
FROM exchange x WHERE x.request_id = :id::uuid AND q.id = x.quotation_id AND q.holder_hash IS DISTINCT FROM :holder
  AND (q.client_id IS NULL OR EXISTS (SELECT FROM app_user u WHERE u.id = q.user_id AND u.invited))`;

const endSql = `
WITH ended AS (
  UPDATE exchange x SET ended_at = now() WHERE x.request_id = :id::uuid AND ${usableExchange} RETURNING x.request_id
)
INSERT INTO service_request_event (request_id, kind, by_staff) SELECT request_id, 'refund-chosen', :by::uuid FROM ended`;

/**
 * Takes the value of a change: its quotation becomes the caller's, or, instead, the money goes back as it was paid.
 * @throws not_found; request_changed where it is over
 */
export async function takeExchange(
  { db }: Pick<Checkout, 'db'>,
  { id, staffId, holderHash }: { id: string; staffId: string | null; holderHash: string | null },
  { resolution }: Taken,
): Promise<LoadedRequest> {
  const taken = await db.transaction(async (trx) => {
    const request = await lockRequest(trx, id);
    if (!request) throw new AppError('not_found');
    if (resolution === 'refund' && request.exchange?.ended && request.exchange.order === null) return request;
    if (!request.exchange?.open) throw new AppError('request_changed');
    if (resolution === 'refund') await prepared(trx, 'end-exchange', endSql, { id, by: staffId });
    else if (staffId === null && holderHash !== null)
      await prepared(trx, 'hold-exchange', holdSql, { id, holder: holderHash });
    return readRequest(trx, id);
  });
  if (!taken) throw new AppError('not_found');
  return taken;
}
