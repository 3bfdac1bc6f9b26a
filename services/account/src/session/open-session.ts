import type { SessionUser } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { AppError, type Call, startSession } from '@actual/kit';
import type { Person } from '../people/people.queries';
import { insertSession } from './sessions.queries';

/** A person without the password hash. */
export function sessionUserOf({ passwordHash: _secret, ...user }: Person): SessionUser {
  return user;
}

/**
 * Signs the person in on the caller's brand: a row, a cookie for browsers, the token for API clients.
 * @throws credentials_invalid for people who were disabled or got another role meanwhile
 */
export async function openSession(
  db: Knex,
  { reply, site }: Pick<Call, 'reply' | 'site'>,
  person: Person,
  secure: boolean,
): Promise<{ token: string; user: SessionUser }> {
  const id = await insertSession(db, person);
  if (!id) throw new AppError('credentials_invalid');
  const { id: userId, role, Client: clientId } = person;
  return { token: startSession(reply, { id, userId, role, clientId, site }, secure), user: sessionUserOf(person) };
}
