import { sessionCookieNames, sessionLifeOf, tokenSeconds } from '@actual/contracts/facts/access/session';
import type { Knex } from '@actual/database';
import { AppError, type Handler, startSession, worksInside } from '@actual/kit';
import { readSessionKey } from './session-key';
import { findByKey, touchSession } from './sessions.queries';

/**
 * `POST /auth/renew`: another token; only the last use changes, so that tabs at once, lost answers and reloads cannot
 * end a session.
 * @throws unauthorized when the session ended, was unused for too long, or is over
 */
export const renewSession =
  (db: Knex, secure: boolean): Handler<'POST /auth/renew'> =>
  async ({ request, reply }) => {
    const key = readSessionKey(request.cookies[sessionCookieNames(secure).key]);
    const session = key && (await findByKey(db, key));
    if (!session || (worksInside(session) && request.gateway === 'public')) throw new AppError('unauthorized');
    const life = sessionLifeOf(session.role);
    if (session.age > life.whole || session.unused > life.idle) throw new AppError('unauthorized');
    await touchSession(db, session.id);
    return {
      token: startSession(reply, session, secure),
      expiresAt: new Date(Date.now() + tokenSeconds * 1_000).toISOString(),
    };
  };
