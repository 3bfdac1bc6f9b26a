import type { Knex } from '@actual/database';
import { AppError, endSession, type Handler, letGoOfHolder } from '@actual/kit';
import { endSessionRow } from './sessions.queries';

/**
 * `POST /auth/signout`. Ends the session for every copy of its token. A client's or guest's browser also loses the next
 * quotations it held, so that the next person at it cannot read them; staff keep theirs (accounts 4).
 */
export const signOut =
  (db: Knex, secure: boolean): Handler<'POST /auth/signout'> =>
  async ({ session, request, reply }) => {
    if (request.sessionUnchecked) throw new AppError('unavailable', 'the session cannot be ended');
    if (session) await endSessionRow(db, session.id);
    endSession(reply, secure);
    if (session?.clientId) letGoOfHolder(reply, secure);
    return { ok: true };
  };
