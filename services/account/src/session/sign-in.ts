import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import { passwordMatches } from '../people/password';
import { findAccount, type Person } from '../people/people';

/**
 * The person of an email and a password. An unknown email and a wrong password look the same and take the same time.
 * @throws {AppError} `credentials_invalid`
 */
export async function signIn(db: Knex, credentials: { email: string; password: string }): Promise<Person> {
  const person = await findAccount(db, credentials.email);
  const matches = await passwordMatches(credentials.password, person?.passwordHash);
  if (!person || !matches) throw new AppError('credentials_invalid');
  return person;
}
