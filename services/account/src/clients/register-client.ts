import type { newClient } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { normalPhone } from '@actual/domain';
import { AppError, type Call } from '@actual/kit';
import type { Caps } from '@actual/kit/caps/caps';
import type { z } from 'zod';
import { recordConsent } from '../consents/consents.queries';
import { mayMailLink } from '../email-proof/may-mail-link';
import { accountOutbox } from '../outbox/messages';
import { isCommonPassword } from '../people/common-password';
import { guestPassword, hashPassword, saltOf } from '../people/password';
import { insertClient } from '../people/people.queries';

export type Registration = z.output<typeof newClient>;

export interface Registering {
  db: Knex;
  caps: Caps;
  /** The salt of passwords. */
  secret: string;
}

/** Where somebody registers. */
export type RegisterCall = Pick<Call, 'request' | 'session' | 'params' | 'site'>;

/**
 * Creates a client, or an invited guest with a generated password that nobody learns. If the email already belongs to
 * an account, the visitor gets a separate client, no access to that account, and no hint that it exists. Their consent
 * is recorded with the new person. A client is mailed after the answer, either the link that proves the email or a
 * notice that it already has an account, so the answer's time tells nothing.
 * @returns the id of the new person
 * @throws {AppError} `password_too_common`
 */
export async function registerClient(
  { db, caps, secret }: Registering,
  call: RegisterCall,
  registration: Registration,
): Promise<string> {
  const { site } = call;
  const password = registration.invited ? guestPassword() : registration.password;
  if (!password) throw new AppError('invalid_input', 'password is required');
  const own = [registration.E_Mail, registration.FirstName, registration.LastName];
  if (!registration.invited && isCommonPassword(password, own)) throw new AppError('password_too_common');
  const person = {
    firstName: registration.FirstName,
    lastName: registration.LastName,
    email: registration.E_Mail,
    phone: registration.Phone1 ? normalPhone(registration.Phone1) : '',
    mobilePhone: normalPhone(registration.Cellular),
    invited: registration.invited,
    passwordHash: await hashPassword(password, saltOf(secret, registration.E_Mail)),
  };
  return await db.transaction(async (trx) => {
    const userId = await insertClient(trx, person);
    const word = person.invited
      ? ({ purpose: 'purchase', form: 'guest' } as const)
      : ({ purpose: 'account', form: 'register' } as const);
    await recordConsent(trx, { userId }, { site, given: true, ...word });
    if (!person.invited && (await mayMailLink(caps, trx, call, person.email)))
      await accountOutbox.leave(trx, { kind: 'email-link', key: userId, payload: { userId, site } });
    return userId;
  });
}
