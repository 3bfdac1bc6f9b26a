import type { Knex } from '@actual/database';
import { AppError, type Handler } from '@actual/kit';
import { keyOpens } from '@actual/kit/signed-link';
import { recordConsent } from '../consents/consents.queries';
import { deleteWaiting, readRequest } from './restock.queries';

/** `POST /restock/cancel/{id}`. A request that is gone has nothing left to cancel. @throws link_expired */
export const cancelRequests =
  (db: Knex, secret: string): Handler<'POST /restock/cancel/{id}'> =>
  async ({ params: { id }, body }) => {
    if (!keyOpens(secret, 'restock', id, body.key)) throw new AppError('link_expired');
    const request = await readRequest(db, id);
    if (!request) return { ok: true };
    const { email, site } = request;
    await db.transaction(async (trx) => {
      if ((await deleteWaiting(trx, request)) > 0)
        await recordConsent(trx, { email, secret }, { site, purpose: 'restock', given: false, form: 'restock-leave' });
    });
    return { ok: true };
  };
