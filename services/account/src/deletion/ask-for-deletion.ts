import { Role } from '@actual/contracts/facts/access/roles';
import type { Knex } from '@actual/database';
import { AppError, endSession, type Handler, letGoOfHolder } from '@actual/kit';
import { accountOutbox } from '../outbox/messages';
import type { SignIn } from '../session/sign-in';
import { obstaclesOf } from './obstacles.queries';

/**
 * `POST /me/delete`. From now on nobody signs in to the account, and its sessions are over (a trigger sees to that);
 * the outbox erases its data afterwards.
 * @throws password_required, account_in_use
 */
export const askForDeletion =
  ({
    db,
    signIn,
    secure,
    nudge,
  }: {
    db: Knex;
    signIn: SignIn;
    secure: boolean;
    nudge: () => void;
  }): Handler<'POST /me/delete'> =>
  async (call) => {
    const { session, site, body, reply } = call;
    if (!session) throw new AppError('unauthorized');
    const { id, Client, role, email, firstName } = await signIn.confirmed(call, session.userId, body.password);
    if (!Client || role !== Role.client) throw new AppError('forbidden');
    const obstacles = await obstaclesOf(db, Client);
    if (obstacles.length > 0) throw new AppError('account_in_use', 'business is not over', obstacles);
    await db.transaction(async (trx) => {
      await trx('app_user').where({ id }).whereNull('disabled_at').update({ disabled_at: trx.fn.now() });
      const person = await trx('app_user').where({ id }).first<{ owns_email: boolean } | undefined>('owns_email');
      // guests' purchases are joined no more
      await trx('guest_join').where({ user_id: id }).delete();
      const payload = { userId: id, email, firstName, site, provenEmail: person?.owns_email ?? false };
      const message = { kind: 'account-deletion' as const, key: Client, payload };
      await accountOutbox.leave(trx, message).onConflict(['kind', 'key']).ignore();
    });
    call.request.log.info({ userId: id }, 'account deletion asked for');
    nudge();
    endSession(reply, secure);
    letGoOfHolder(reply, secure);
    return { ok: true };
  };
