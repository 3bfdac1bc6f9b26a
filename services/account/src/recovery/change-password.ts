import { Role } from '@actual/contracts/facts/access/roles';
import type { Knex } from '@actual/database';
import { AppError, type Handler, worksInside } from '@actual/kit';
import { hashOf } from '@actual/kit/mailed-token';
import { recordConsent } from '../consents/consents.queries';
import { dropChange } from '../email-change/email-change.queries';
import { emptyAccount } from '../email-proof/forget-unproven';
import { askToJoin, proveEmail } from '../email-proof/prove-email';
import { isCommonPassword } from '../people/common-password';
import { hashPassword, saltOf } from '../people/password';
import { isTakenEmail } from '../people/people.queries';
import { leaveNotice } from '../security/leave-notice';
import type { KnownDevices } from '../session/known-devices';
import { endSessionsOf } from '../session/sessions.queries';
import { findByLink, useLink } from './recovery.queries';

interface Needs {
  db: Knex;
  devices: KnownDevices;
  /** The salt of passwords. */
  secret: string;
}

/**
 * `POST /user/update_password`. Used, expired, unknown links and those of another person get the same refusal. The new
 * password ends every session that the old one opened; a guest becomes the client of their purchases. It also proves
 * the e-mail: guests' purchases with it become the account's, and factors set up there before are removed, unless this
 * browser is signed in to the account. Other people's guesses at the account do not slow this browser down.
 * @throws link_expired, password_too_common; email_taken where another account proved the e-mail meanwhile
 */
export const changePassword =
  ({ db, devices, secret }: Needs): Handler<'POST /user/update_password'> =>
  async ({ body, request, reply, session, site }) => {
    if (isCommonPassword(body.password, [body.email])) throw new AppError('password_too_common');
    const hash = hashOf(body.token);
    const person = await findByLink(db, body.email, hash);
    if (!person || (worksInside(person) && request.gateway === 'public')) throw new AppError('link_expired');
    const password_hash = await hashPassword(body.password, saltOf(secret, person.email));
    const completed = person.invited ? { invited: false, role: Role.client } : {};
    const isTheirs = !person.unproven || session?.userId === person.id;
    try {
      await db.transaction(async (trx) => {
        if (!(await useLink(trx, person.id, hash))) throw new AppError('link_expired');
        await trx('app_user')
          .where({ id: person.id })
          .update({ password_hash, ...completed });
        await dropChange(trx, person.id);
        await endSessionsOf(trx, person.id);
        if (!isTheirs) {
          await emptyAccount(trx, person);
          if (!person.invited) await leaveNotice(trx, { userId: person.id, site, event: 'begun-anew' });
        }
        if (!(await proveEmail(trx, person.id, person.email))) throw new AppError('email_taken');
        await askToJoin(trx, person.id, site);
        const word = { site, purpose: 'account', given: true, form: 'complete-register' } as const;
        if (person.invited) await recordConsent(trx, { userId: person.id }, word);
      });
    } catch (error) {
      if (isTakenEmail(error)) throw new AppError('email_taken');
      throw error;
    }
    devices.remember(request, reply, { id: person.id, ownsEmail: true });
    request.log.info({ userId: person.id, completed: person.invited }, 'password changed');
    return { ok: true };
  };
