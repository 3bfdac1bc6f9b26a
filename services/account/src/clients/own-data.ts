import type { SessionUser } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { normalPhone } from '@actual/domain';
import { AppError } from '@actual/kit';
import { passwordMatches } from '../people/password';
import { findPerson, isTakenEmail, type Person } from '../people/people.queries';
import { sessionUserOf } from '../session/open-session';

/** The client of a signed-in person. @throws {AppError} `not_found` */
export async function readClient(db: Knex, { clientId, userId }: { clientId: string; userId: string }) {
  const [client, fiscal, user] = await Promise.all([
    db('client').where({ id: clientId }).first(),
    db('fiscal_address').where({ client_id: clientId }).first<{ rfc: string } | undefined>('rfc'),
    db('app_user').where({ id: userId }).first<{ invited: boolean } | undefined>('invited'),
  ]);
  if (!client) throw new AppError('not_found');
  return {
    id: client.id as string,
    CardCode: client.card_code as string,
    FirstName: client.first_name as string,
    LastName: client.last_name as string,
    E_Mail: client.email as string,
    Phone1: client.phone as string,
    Cellular: client.mobile_phone as string,
    Currency: client.currency as string,
    LicTradNum: fiscal?.rfc ?? null,
    invited: user?.invited ?? false,
  };
}

/** What people may change about themselves. */
export interface OwnData {
  firstName: string;
  lastName: string;
  phone: string;
  mobilePhone: string;
  email: string;
  /** The current one; required to change the email. */
  password?: string | undefined;
}

/**
 * Whoever controls an account's email can reset its password, so a session alone, which may be stolen, cannot change
 * it. Guests have no account to lose.
 */
async function assertMayChangeEmail(person: Person, { email, password }: OwnData): Promise<void> {
  if (person.invited || person.email.toLowerCase() === email.toLowerCase()) return;
  if (password === undefined || !(await passwordMatches(password, person.passwordHash)))
    throw new AppError('password_required');
}

/**
 * Changes the person and, with them, the client they sign in for.
 * @throws {AppError} `email_taken`, `password_required`, `unauthorized`
 */
export async function updateOwnData(db: Knex, userId: string, data: OwnData): Promise<SessionUser> {
  const person = await findPerson(db, userId);
  if (!person) throw new AppError('unauthorized');
  await assertMayChangeEmail(person, data);
  const row = {
    first_name: data.firstName,
    last_name: data.lastName,
    phone: normalPhone(data.phone),
    mobile_phone: normalPhone(data.mobilePhone),
    email: data.email,
  };
  try {
    await db.transaction(async (trx) => {
      await trx('app_user').where({ id: userId }).update(row);
      if (person.Client) await trx('client').where({ id: person.Client }).update(row);
    });
  } catch (error) {
    if (isTakenEmail(error)) throw new AppError('email_taken');
    throw error;
  }
  const changed = await findPerson(db, userId);
  if (!changed) throw new AppError('unauthorized');
  return sessionUserOf(changed);
}
