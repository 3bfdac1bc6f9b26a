import { Role } from '@actual/contracts/facts/roles';
import type { Knex } from '@actual/database';
import { AppError, type Handler, worksInside } from '@actual/kit';
import { isCommonPassword } from '../people/common-password';
import { hashPassword } from '../people/password';
import { isTakenEmail } from '../people/people.queries';
import { endSessionsOf } from '../session/sessions.queries';
import { hashOf } from './password-token';
import { findByLink, useLink } from './recovery.queries';

/**
 * `POST /user/update_password`. One refusal for a link that is used, over, another person's or nobody's. The new password
 * ends every session that the old one opened; a guest becomes the client of what they bought.
 * @throws link_expired, password_too_common; email_taken where somebody registered with a guest's e-mail meanwhile
 */
export const changePassword =
  (db: Knex): Handler<'POST /user/update_password'> =>
  async ({ body, request }) => {
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
        await endSessionsOf(trx, person.id);
      });
    } catch (error) {
      if (isTakenEmail(error)) throw new AppError('email_taken');
      throw error;
    }
    request.log.info({ userId: person.id, completed: person.invited }, 'password changed');
    return { ok: true };
  };
