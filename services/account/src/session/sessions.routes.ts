import type { Knex } from '@actual/database';
import { AppError, type Service, type Session } from '@actual/kit';
import { renewSession } from './renew-session';
import { endOwnSession, endSessionsOf, livingSessions } from './sessions.queries';

/** The caller; the access rule admits nobody else. */
function callerOf(session: Session | null): Session {
  if (!session) throw new AppError('unauthorized');
  return session;
}

/** Renewing a session; seeing where one is signed in, and ending that. */
export function sessionRoutes(service: Service, db: Knex, secure: boolean): void {
  service
    .implement('POST /auth/renew', renewSession(db, secure))
    .implement('GET /me/sessions', async ({ session }) => {
      const { id: current, userId, role } = callerOf(session);
      const sessions = await livingSessions(db, { current, userId, role });
      return sessions.map(({ id, device, createdAt, lastUsedAt }) => ({
        id,
        device,
        current: id === current,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      }));
    })
    .implement('POST /me/sessions/{id}/end', async ({ session, params }) => {
      if (!(await endOwnSession(db, callerOf(session).userId, params.id))) throw new AppError('not_found');
      return { ok: true };
    })
    .implement('POST /me/sessions/endothers', async ({ session }) => {
      const { id, userId } = callerOf(session);
      await endSessionsOf(db, userId, id);
      return { ok: true };
    });
}
