import { cookieNames, endSession, type Handler } from '@actual/kit';

/**
 * `POST /auth/signout`. A client's or guest's browser also lets go of the quotations it held, so that the next
 * person at the same browser does not read them; staff keep theirs (accounts 4).
 */
export const signOut =
  (secure: boolean): Handler<'POST /auth/signout'> =>
  async ({ session, reply }) => {
    endSession(reply, secure);
    if (session?.clientId) {
      reply.clearCookie(cookieNames(secure).holder, { path: '/', secure, httpOnly: true, sameSite: 'lax' });
    }
    return { ok: true };
  };
