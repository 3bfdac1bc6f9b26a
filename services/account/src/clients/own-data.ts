import type { SessionUser } from '@actual/contracts';
import { PaymentType } from '@actual/contracts/facts/payment/payment-types';
import type { Knex } from '@actual/database';
import { normalPhone } from '@actual/domain';
import { AppError, type Call } from '@actual/kit';
import type { Caps } from '@actual/kit/caps/caps';
import { askForEmail } from '../email-change/ask-for-email';
import { ledgerTotals } from '../ledgers/ledgers.queries';
import { passwordMatches } from '../people/password';
import { findPerson, type Person } from '../people/people.queries';
import { sessionUserOf } from '../session/open-session';

/** The client of a signed-in person. @throws {AppError} `not_found` */
export async function readClient(db: Knex, { clientId, userId }: { clientId: string; userId: string }) {
  const [client, fiscal, user, totals] = await Promise.all([
    db('client').where({ id: clientId }).first(),
    db('fiscal_address').where({ client_id: clientId }).first<{ rfc: string } | undefined>('rfc'),
    db('app_user').where({ id: userId }).first<{ invited: boolean } | undefined>('invited'),
    ledgerTotals(db, clientId),
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
    ewallet: totals[PaymentType.ewallet] ?? 0,
    Balance: totals[PaymentType.clientBalance] ?? 0,
    Currency: client.currency as string,
    LicTradNum: fiscal?.rfc ?? null,
    invited: user?.invited ?? false,
  };
}

/** The fields of an account that its owner may change. */
export interface OwnData {
  firstName: string;
  lastName: string;
  phone: string;
  mobilePhone: string;
  email: string;
  /** The current one; required to change the email. */
  password?: string | undefined;
}

const sameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * Changing the e-mail needs the password too: a stolen session could otherwise move the account to the thief's e-mail
 * and reset its password there. Guests have no account to lose.
 */
async function assertMayChangeEmail(person: Person, { email, password }: OwnData): Promise<void> {
  if (person.invited || sameAddress(person.email, email)) return;
  if (password === undefined || !(await passwordMatches(password, person.passwordHash)))
    throw new AppError('password_required');
}

/**
 * Changes the person and, with them, the client they sign in for. Another e-mail of an account waits for its link.
 * @throws {AppError} `password_required`, `too_many_mails`, `unauthorized`
 */
export async function updateOwnData(
  { db, caps }: { db: Knex; caps: Caps },
  call: Pick<Call, 'request' | 'session' | 'params' | 'site'>,
  data: OwnData,
): Promise<SessionUser & { emailToConfirm: string | null }> {
  const userId = call.session?.userId;
  const person = userId === undefined ? null : await findPerson(db, userId);
  if (!person) throw new AppError('unauthorized');
  await assertMayChangeEmail(person, data);
  const waits = !person.invited && !sameAddress(person.email, data.email);
  const row = {
    first_name: data.firstName,
    last_name: data.lastName,
    phone: normalPhone(data.phone),
    mobile_phone: normalPhone(data.mobilePhone),
    ...(waits ? {} : { email: data.email }),
  };
  await db.transaction(async (trx) => {
    await trx('app_user').where({ id: person.id }).update(row);
    if (person.Client) await trx('client').where({ id: person.Client }).update(row);
    if (waits) await askForEmail(trx, { caps, call }, person, data.email);
  });
  const changed = await findPerson(db, person.id);
  if (!changed) throw new AppError('unauthorized');
  return { ...sessionUserOf(changed), emailToConfirm: waits ? data.email : null };
}
