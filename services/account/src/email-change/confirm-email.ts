import type { Knex } from '@actual/database';
import { AppError, type Handler, worksInside } from '@actual/kit';
import { hashOf } from '@actual/kit/mailed-token';
import { askToJoin, proveEmail } from '../email-proof/prove-email';
import { isTakenEmail } from '../people/people.queries';
import { leaveNotice } from '../security/leave-notice';
import { findChange, useChange } from './email-change.queries';

/**
 * `POST /user/confirm_email`: the e-mail that the link was mailed to becomes the account's proven sign-in and brings
 * the purchases guests made with it; the old e-mail gets a notice. Works only in the account's own session, so a reader
 * who opens the link of a change a stranger asked for gives the stranger nothing. Used, expired, replaced and unknown
 * links get the same refusal.
 * @throws link_expired; password_required where the account is not signed in; email_taken where another account has
 * proved it meanwhile
 */
export const confirmEmail =
  (db: Knex, nudge: () => void): Handler<'POST /user/confirm_email'> =>
  async ({ body, request, session, site }) => {
    const hash = hashOf(body.token);
    const change = await findChange(db, hash);
    if (!change || (worksInside(change) && request.gateway === 'public')) throw new AppError('link_expired');
    if (session?.userId !== change.userId) throw new AppError('password_required');
    const { userId, clientId, email, before } = change;
    try {
      await db.transaction(async (trx) => {
        if (!(await useChange(trx, userId, hash))) throw new AppError('link_expired');
        await trx('app_user').where({ id: userId }).update({ email });
        if (clientId) await trx('client').where({ id: clientId }).update({ email });
        if (!(await proveEmail(trx, userId, email))) throw new AppError('email_taken');
        await askToJoin(trx, userId, site);
        await leaveNotice(trx, { userId, site, event: 'email-changed', to: before, email });
      });
    } catch (error) {
      if (isTakenEmail(error)) throw new AppError('email_taken');
      throw error;
    }
    request.log.info({ userId }, 'e-mail changed');
    nudge();
    return { ok: true };
  };
