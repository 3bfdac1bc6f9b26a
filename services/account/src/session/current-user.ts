import type { Knex } from '@actual/database';
import { AppError, type Handler } from '@actual/kit';
import { findPerson } from '../people/people.queries';
import { sessionUserOf } from './open-session';
import { touchSession } from './sessions.queries';

/** `GET /me`. A token ends with its person, and with their role. */
export const currentUser =
  (db: Knex): Handler<'GET /me'> =>
  async ({ session }) => {
    const person = session ? await findPerson(db, session.userId) : null;
    if (!person || person.role !== session?.role) throw new AppError('unauthorized');
    await touchSession(db, session.id);
    return sessionUserOf(person);
  };
