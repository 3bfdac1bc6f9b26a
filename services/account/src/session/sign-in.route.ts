import type { Knex } from '@actual/database';
import { AppError, type Handler, isStaff } from '@actual/kit';
import { openSession } from './open-session';
import { signIn } from './sign-in';

/** `POST /auth/signin`. */
export const signInRoute =
  (db: Knex, secure: boolean): Handler<'POST /auth/signin'> =>
  async (call) => {
    try {
      const person = await signIn(db, call.body);
      // staff work on the internal network; elsewhere nobody learns that the password was right
      if (isStaff(person) && call.request.gateway === 'public') throw new AppError('credentials_invalid');
      call.request.log.info({ userId: person.id, role: person.role }, 'signed in');
      return openSession(call, person, secure);
    } catch (error) {
      call.request.log.warn('sign-in refused');
      throw error;
    }
  };
