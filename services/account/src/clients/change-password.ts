import type { Knex } from '@actual/database';
import { AppError, type Call } from '@actual/kit';
import { dropChange } from '../email-change/email-change.queries';
import { isCommonPassword } from '../people/common-password';
import { hashPassword, saltOf } from '../people/password';
import { endSessionsOf } from '../session/sessions.queries';
import type { SignIn } from '../session/sign-in';

/**
 * Changes the password of the signed-in user, who has to know the present one. All their other sessions end, so anyone
 * else who knew the old password is signed out. Of two changes at once the first one is kept.
 * @throws {AppError} `password_required`, also for guests, who know none; `rate_limited`; `password_too_common`
 */
export async function changePassword(
  { db, signIn, secret }: { db: Knex; signIn: SignIn; secret: string },
  call: Pick<Call<'PUT /me/password'>, 'request' | 'reply' | 'session' | 'body'>,
): Promise<void> {
  const { session } = call;
  if (!session) throw new AppError('unauthorized');
  const { password, newPassword } = call.body;
  const person = await signIn.confirmed(call, session.userId, password);
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
