import type { Knex } from '@actual/database';
import type { Handler } from '@actual/kit';
import { openSession } from './open-session';
import type { SignIn } from './sign-in';

/** `POST /auth/signin`. */
export const signInRoute =
  (db: Knex, signIn: SignIn, secure: boolean): Handler<'POST /auth/signin'> =>
  async (call) => {
    try {
      const person = await signIn.person(call, call.body);
      signIn.devices.remember(call.request, call.reply, call.body.email);
      call.request.log.info({ userId: person.id, role: person.role }, 'signed in');
      return openSession(db, call, person, secure);
    } catch (error) {
      call.request.log.warn('sign-in refused');
      throw error;
    }
  };
