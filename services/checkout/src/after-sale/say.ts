import { randomUUID } from 'node:crypto';
import { isEndedRequest, requestLimits } from '@actual/contracts/facts/delivery/after-sale';
import { prepared } from '@actual/database';
import { AppError } from '@actual/kit';
import type { Checkout } from '../context';
import { type LoadedRequest, lockRequest, readRequest } from './request.queries';

/** A message, and the mail with it where the store says something. */
const messageSql = `
WITH event AS (
  INSERT INTO service_request_event (request_id, kind, by_staff, body)
  VALUES (:id::uuid, 'message', :by::uuid, :text::text) RETURNING id
)
INSERT INTO outbox (kind, key, payload)
SELECT 'service-request', event.id::text, jsonb_build_object('orderId', :order::uuid, 'requestId', :id::uuid, 'event', event.id)
FROM event WHERE :by::uuid IS NOT NULL`;

const pictureSql = `
INSERT INTO service_request_event (request_id, kind, by_staff, detail)
VALUES (:id::uuid, 'picture', :by::uuid, jsonb_build_object('picture', :picture::text))`;

/** Of whom a message or picture is: of somebody of the staff, or, null, of the buyer. */
interface Said {
  id: string;
  staffId: string | null;
}

type Store = Pick<Checkout, 'db' | 'nudge'>;

async function add(
  { db, nudge }: Store,
  id: string,
  write: (trx: Checkout['db'], request: LoadedRequest) => Promise<unknown>,
): Promise<LoadedRequest> {
  const changed = await db.transaction(async (trx) => {
    const request = await lockRequest(trx, id);
    if (!request) throw new AppError('not_found');
    await write(trx, request);
    return readRequest(trx, id);
  });
  if (!changed) throw new AppError('not_found');
  nudge();
  return changed;
}

/** Adds a message to the timeline; also to a request that ended. @throws not_found, rate_limited for one that has too many */
export const sayMessage = (store: Store, { id, staffId }: Said, text: string): Promise<LoadedRequest> =>
  add(store, id, async (trx, { orderId, events }) => {
    if (events.filter(({ kind }) => kind === 'message').length >= requestLimits.messages)
      throw new AppError('rate_limited');
    await prepared(trx, 'request-message', messageSql, { id, order: orderId, by: staffId, text });
  });

/**
 * Adds a picture, drawn anew, to the timeline.
 * @throws not_found; request_changed for a request that ended; rate_limited for one that has as many as it may
 */
export const addPicture = (store: Store, { id, staffId }: Said, content: Buffer): Promise<LoadedRequest> =>
  add(store, id, async (trx, { state, events }) => {
    if (isEndedRequest(state)) throw new AppError('request_changed');
    if (events.filter(({ kind }) => kind === 'picture').length >= requestLimits.pictures)
      throw new AppError('rate_limited');
    const picture = randomUUID();
    await trx('service_request_picture').insert({ id: picture, request_id: id, content });
    await prepared(trx, 'request-picture', pictureSql, { id, picture, by: staffId });
  });
