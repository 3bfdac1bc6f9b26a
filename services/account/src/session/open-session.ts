import type { SessionUser } from '@actual/contracts';
import { type Call, startSession } from '@actual/kit';
import type { Person } from '../people/people';

/** What others may know of a person: everything but the password hash. */
export function sessionUserOf({ passwordHash: _secret, ...user }: Person): SessionUser {
  return user;
}

/** Signs the person in on the caller's brand: cookie for browsers, token for API clients. */
export function openSession(
  { reply, site }: Pick<Call, 'reply' | 'site'>,
  person: Person,
  secure: boolean,
): { token: string; user: SessionUser } {
  const token = startSession(reply, { userId: person.id, role: person.role, clientId: person.Client, site }, secure);
  return { token, user: sessionUserOf(person) };
}
