import { Role } from '@actual/contracts/facts/roles';
import type { Knex } from '@actual/database';
import { AppError, type Handler, worksInside } from '@actual/kit';
import { recordConsent } from '../consents/consents.queries';
import { dropChange } from '../email-change/email-change.queries';
import { askToJoin, proveEmail } from '../email-proof/prove-email';
import { hashOf } from '../mailed-token';
import { removePasskeysOf } from '../passkeys/passkeys.queries';
import { isCommonPassword } from '../people/common-password';
import { hashPassword } from '../people/password';
import { isTakenEmail } from '../people/people.queries';
import { endSessionsOf } from '../session/sessions.queries';
import { findByLink, useLink } from './recovery.queries';

/**
 * `POST /user/update_password`. One refusal for a link that is used, over, another person's or nobody's. The new password
 * ends every session that the old one opened; a guest becomes the client of what they bought. The e-mail is proven: what
 * guests with it bought is theirs, and passkeys of before go.
 * @throws link_expired, password_too_common; email_taken where another account proved the e-mail meanwhile
 */
export const changePassword =
  (db: Knex): Handler<'POST /user/update_password'> =>
  async ({ body, request, site }) => {
    if (isCommonPassword(body.password)) throw new AppError('password_too_common');
    const hash = hashOf(body.token);
    const person = await findByLink(db, body.email, hash);
    if (!person || (worksInside(person) && request.gateway === 'public')) throw new AppError('link_expired');
    const password_hash = await hashPassword(body.password);
    const completed = person.invited ? { invited: false, role: Role.client } : {};
    try {
      await db.transaction(async (trx) => {
        if (!(await useLink(trx, person.id, hash))) throw new AppError('link_expired');
        await trx('app_user')
          .where({ id: person.id })
          .update({ password_hash, ...completed });
        await dropChange(trx, person.id);
        await endSessionsOf(trx, person.id);
        // whoever opened the account may have been somebody else: nothing but the mailbox opens it from now on
        if (!person.proven && !worksInside(person)) await removePasskeysOf(trx, person.id, site);
        if (!(await proveEmail(trx, person.id, person.email))) throw new AppError('email_taken');
        await askToJoin(trx, person.id, site);
        const word = { site, purpose: 'account', given: true, form: 'complete-register' } as const;
        if (person.invited) await recordConsent(trx, { userId: person.id }, word);
      });
    } catch (error) {
      if (isTakenEmail(error)) throw new AppError('email_taken');
      throw error;
    }
    request.log.info({ userId: person.id, completed: person.invited }, 'password changed');
    return { ok: true };
  };
