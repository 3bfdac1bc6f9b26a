import type { newClient } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { normalPhone } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { z } from 'zod';
import { isCommonPassword } from '../people/common-password';
import { guestPassword, hashPassword } from '../people/password';
import { insertClient, isTakenEmail } from '../people/people.queries';

export type Registration = z.output<typeof newClient>;

/**
 * Creates a client, or an invited guest with a generated password that nobody learns. A guest's email may be that
 * of an account: the guest gets a client of their own and no access to that account.
 * @returns the id of the new person
 * @throws {AppError} `email_taken` when a client's email has an account; `password_too_common`
 */
export async function registerClient(db: Knex, registration: Registration): Promise<string> {
  const password = registration.invited ? guestPassword() : registration.password;
  if (!password) throw new AppError('invalid_input', 'password is required');
  if (!registration.invited && isCommonPassword(password)) throw new AppError('password_too_common');
  try {
    return await insertClient(db, {
      firstName: registration.FirstName,
      lastName: registration.LastName,
      email: registration.E_Mail,
      phone: registration.Phone1 ? normalPhone(registration.Phone1) : '',
      mobilePhone: normalPhone(registration.Cellular),
      invited: registration.invited,
      passwordHash: await hashPassword(password),
    });
  } catch (error) {
    if (isTakenEmail(error)) throw new AppError('email_taken');
    throw error;
  }
}
