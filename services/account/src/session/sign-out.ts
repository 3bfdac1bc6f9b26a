import type { Knex } from '@actual/database';
import { AppError, endSession, type Handler, letGoOfHolder } from '@actual/kit';
import { endSessionRow } from './sessions.queries';

/**
 * Ends the session for every copy of its token; a client's browser also loses its quotations, so that the next person
 * reads none (accounts 4).
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
