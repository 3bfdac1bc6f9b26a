import type { Knex } from '@actual/database';
import { AppError, endSession, type Handler } from '@actual/kit';
import { findPerson } from '../people/people.queries';
import { sessionUserOf } from './open-session';
import { touchSession } from './sessions.queries';

/** `GET /me`. A token ends with its person, and with their role. */
export const currentUser =
  (db: Knex, secure: boolean): Handler<'GET /me'> =>
  async ({ session, reply }) => {
    const person = session ? await findPerson(db, session.userId) : null;
    if (!person || person.role !== session?.role) {
      endSession(reply, secure);
      throw new AppError('unauthorized');
    }
    await touchSession(db, session.id);
    return sessionUserOf(person);
  };
