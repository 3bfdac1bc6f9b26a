import type { SessionUser } from '@actual/contracts';
import { PaymentType } from '@actual/contracts/facts/payment/payment-types';
import type { Knex } from '@actual/database';
import { normalPhone } from '@actual/domain';
import { AppError, type Call } from '@actual/kit';
import type { Caps } from '@actual/kit/caps/caps';
import { askForEmail } from '../email-change/ask-for-email';
import { ledgerTotals } from '../ledgers/ledgers.queries';
import { findPerson } from '../people/people.queries';
import { sessionUserOf } from '../session/open-session';
import type { SignIn } from '../session/sign-in';

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
 * Changes the person and, with them, the client they sign in for. Another e-mail of an account waits for its link, and
 * needs the password too: a stolen session could otherwise move the account to the thief's e-mail and reset its password
 * there. Guests have no account to lose.
 * @throws {AppError} `password_required`, `rate_limited`, `too_many_mails`, `unauthorized`
 */
export async function updateOwnData(
  { db, caps, signIn }: { db: Knex; caps: Caps; signIn: SignIn },
  call: Pick<Call, 'request' | 'reply' | 'session' | 'params' | 'site'>,
  data: OwnData,
): Promise<SessionUser & { emailToConfirm: string | null }> {
  const userId = call.session?.userId;
  const person = userId === undefined ? null : await findPerson(db, userId);
  if (!person) throw new AppError('unauthorized');
  const waits = !person.invited && !sameAddress(person.email, data.email);
  if (waits) {
    if (data.password === undefined) throw new AppError('password_required');
    await signIn.confirmed(call, person.id, data.password);
  }
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
