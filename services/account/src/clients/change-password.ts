import type { Knex } from '@actual/database';
import { AppError, type Session } from '@actual/kit';
import { dropChange } from '../email-change/email-change.queries';
import { isCommonPassword } from '../people/common-password';
import { hashPassword, passwordMatches, saltOf } from '../people/password';
import { findPerson } from '../people/people.queries';
import { endSessionsOf } from '../session/sessions.queries';

/**
 * Changes the password of the signed-in user, who has to know the present one. All their other sessions end, so anyone
 * else who knew the old password is signed out. Of two changes at once the first one is kept.
 * @throws {AppError} `password_required`, also for guests, who know none; `password_too_common`
 */
export async function changePassword(
  { db, secret }: { db: Knex; secret: string },
  session: Pick<Session, 'id' | 'userId'>,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<void> {
  const person = await findPerson(db, session.userId);
  if (!person || person.invited || !(await passwordMatches(password, person.passwordHash)))
    throw new AppError('password_required');
  if (isCommonPassword(newPassword, [person.email, person.firstName, person.lastName]))
    throw new AppError('password_too_common');
  const password_hash = await hashPassword(newPassword, saltOf(secret, person.email));
  await db.transaction(async (trx) => {
    const changed = await trx('app_user')
      .where({ id: person.id, password_hash: person.passwordHash })
      .update({ password_hash });
    if (changed === 0) throw new AppError('password_required');
    await dropChange(trx, person.id);
    await endSessionsOf(trx, person.id, session.id);
  });
}
