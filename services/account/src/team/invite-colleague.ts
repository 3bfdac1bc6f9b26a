import type { Colleague } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { insertInvited, leaveInvitation } from '@actual/database/invited-person';
import { normalPhone } from '@actual/domain';
import { AppError, type Call } from '@actual/kit';
import type { Caps } from '@actual/kit/caps/caps';
import { guestPassword, hashPassword, saltOf } from '../people/password';
import { findPerson, isRegistered, isTakenEmail } from '../people/people.queries';
import { assertRoom, assertStore, lockAsAdministrator } from './change-access';
import { findColleague } from './team.queries';

export interface Inviting {
  db: Knex;
  caps: Caps;
  /** The salt of passwords. */
  secret: string;
  nudge: () => void;
}

/** Mails a link in the name of the administrator who asks for it. @throws too_many_mails */
async function mailLink(
  trx: Knex,
  { caps }: Inviting,
  call: Pick<Call, 'request' | 'session' | 'site'> & { params: unknown },
  email: string,
) {
  const caller = caps.callerOf(call);
  await caps.take(trx, caller, [{ cap: 'passwordMailsToEmail', subject: caps.digests.of('email', email) }]);
  const by = await findPerson(trx, call.session?.userId ?? '');
  await leaveInvitation(trx, {
    email,
    site: call.site,
    invitedBy: by ? `${by.firstName} ${by.lastName}`.trim() : null,
  });
}

const asShown = async (db: Knex, id: string): Promise<Colleague> => {
  const person = await findColleague(db, id);
  if (!person) throw new AppError('not_found');
  return person;
};

/**
 * `POST /team`: an account with a password nobody knows, and the link to choose one.
 * @throws email_taken where somebody has an account with the e-mail, or had one inside; team_full, invalid_input
 */
export async function inviteColleague(inviting: Inviting, call: Call<'POST /team'>): Promise<Colleague> {
  const { db, secret, nudge } = inviting;
  const { firstName, lastName, email, mobilePhone, role, Store } = call.body;
  if (await isRegistered(db, email)) throw new AppError('email_taken');
  const passwordHash = await hashPassword(guestPassword(), saltOf(secret, email));
  try {
    const id = await db.transaction(async (trx) => {
      await lockAsAdministrator(trx, call.session?.userId ?? '', call.session?.userId ?? '');
      await assertRoom(trx);
      await assertStore(trx, Store);
      const phone = mobilePhone ? normalPhone(mobilePhone) : '';
      const person = { firstName, lastName, email, mobilePhone: phone, role, store: Store, passwordHash };
      const made = await insertInvited(trx, person);
      await mailLink(trx, inviting, call, email);
      return made;
    });
    nudge();
    return asShown(db, id);
  } catch (error) {
    if (isTakenEmail(error)) throw new AppError('email_taken');
    throw error;
  }
}

/** `POST /team/{id}/invite`. @throws conflict for a colleague who accepted or whose access ended; too_many_mails */
export async function inviteAgain(inviting: Inviting, call: Call<'POST /team/{id}/invite'>): Promise<Colleague> {
  const { db, nudge } = inviting;
  const id = call.params.id.toLowerCase();
  await db.transaction(async (trx) => {
    const person = await lockAsAdministrator(trx, call.session?.userId ?? '', id);
    if (person.isEnded || !person.isWaitedFor) throw new AppError('conflict', 'nobody waits for them');
    await mailLink(trx, inviting, call, person.email);
  });
  nudge();
  return asShown(db, id);
}
