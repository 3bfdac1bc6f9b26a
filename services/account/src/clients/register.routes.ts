import type { Knex } from '@actual/database';
import { AppError, type Handler, type Idempotency } from '@actual/kit';
import type { Caps } from '@actual/kit/caps/caps';
import { findPerson } from '../people/people.queries';
import { openSession } from '../session/open-session';
import { registerClient } from './register-client';

/**
 * `POST /client/register/`. A key creates one client however often it is sent, and a new session each time:
 * only the person's id is kept, never the token.
 */
export const registerRoute =
  (
    { db, caps, idempotency }: { db: Knex; caps: Caps; idempotency: Idempotency },
    config: { COOKIE_SECRET: string; COOKIE_SECURE: boolean },
  ): Handler<'POST /client/register/'> =>
  async (call) => {
    const identity = idempotency.identityOf(call.request, { name: 'register', userId: null });
    const userId = await idempotency.once(identity, () =>
      registerClient({ db, caps, secret: config.COOKIE_SECRET }, call, call.body),
    );
    const person = await findPerson(db, userId);
    if (!person) throw new AppError('conflict', 'the registered person is gone');
    call.request.log.info({ userId, role: person.role }, 'registered');
    return openSession(db, call, person, config.COOKIE_SECURE);
  };
