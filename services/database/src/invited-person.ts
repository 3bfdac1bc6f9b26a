import { randomUUID } from 'node:crypto';
import type { InsideRole } from '@actual/contracts/facts/access/roles';
import type { Site } from '@actual/contracts/facts/company/brands';
import type { Knex } from './connect';

export interface InvitedPerson {
  readonly role: InsideRole;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly mobilePhone: string;
  /** A shop's code. */
  readonly store: string | null;
  /** Of a password that nobody has: the link in the mail sets the first one. */
  readonly passwordHash: string;
}

/** An account that the store makes for somebody who works inside. @returns its id */
export async function insertInvited(trx: Knex, person: InvitedPerson): Promise<string> {
  const id = randomUUID();
  await trx('app_user').insert({
    id,
    role: person.role,
    email: person.email,
    password_hash: person.passwordHash,
    first_name: person.firstName,
    last_name: person.lastName,
    mobile_phone: person.mobilePhone,
    main_store: person.store,
    active_store: person.store,
    made_by_store: true,
  });
  return id;
}

/** Asks the account service to mail the link that leads to the internal network. */
export async function leaveInvitation(
  trx: Knex,
  { email, site, invitedBy }: { email: string; site: Site; invitedBy: string | null },
): Promise<void> {
  const payload = { email, order: null, site, gateway: 'internal', invitation: true, invitedBy };
  await trx('account_outbox').insert({ kind: 'password-link', key: randomUUID(), payload: JSON.stringify(payload) });
}
