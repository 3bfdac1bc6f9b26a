import { randomUUID } from 'node:crypto';
import type { SessionUser } from '@actual/contracts';
import { sessionsOfPerson } from '@actual/contracts/facts/access/session';
import type { Knex } from '@actual/database';
import { AppError, type Call, startSession } from '@actual/kit';
import type { Person } from '../people/people.queries';
import { deviceName } from './device-name';
import { newSessionKey } from './session-key';
import { endSessionsBeyond, insertSession } from './sessions.queries';

/** A person as they are shown to themselves. */
export function sessionUserOf({
  passwordHash: _secret,
  ownsEmail: _owns,
  madeByStore: _made,
  ...user
}: Person): SessionUser {
  return user;
}

/**
 * Signs the person in on the caller's brand.
 * @throws credentials_invalid for people who were disabled or got another role meanwhile
 */
export async function openSession(
  db: Knex,
  { request, reply, site }: Pick<Call, 'request' | 'reply' | 'site'>,
  person: Person,
  secure: boolean,
): Promise<{ token: string; user: SessionUser }> {
  const id = randomUUID();
  const { key, hash } = newSessionKey(id);
  const device = deviceName(request.headers['user-agent']);
  if (!(await insertSession(db, person, { id, site, keyHash: hash, device })))
    throw new AppError('credentials_invalid');
  // nobody signs in to a guest twice
  if (!person.invited) await endSessionsBeyond(db, person.id, sessionsOfPerson);
  const { id: userId, role, Client: clientId } = person;
  return { token: startSession(reply, { id, userId, role, clientId, site }, secure, key), user: sessionUserOf(person) };
}
