import type { Colleague } from '@actual/contracts';
import { Role } from '@actual/contracts/facts/access/roles';
import { teamLimits } from '@actual/contracts/facts/access/team';
import type { Knex } from '@actual/database';
import { AppError, type Call } from '@actual/kit';
import { countTeam, findColleague, type LockedPerson, lockPeople } from './team.queries';

/** Advisory lock: two sign-ins at the edge of the limit take turns. */
const LOCK = 4_532_180;

type Changing = Pick<Call, 'session' | 'changed'> & { params: { id: string } };
type Rights = Pick<LockedPerson, 'role' | 'store'>;

/** @throws team_full */
export async function assertRoom(trx: Knex): Promise<void> {
  await trx.raw('SELECT pg_advisory_xact_lock(?)', [LOCK]);
  if ((await countTeam(trx)) >= teamLimits.people) throw new AppError('team_full');
}

/** @throws invalid_input for a shop that there is not */
export async function assertStore(trx: Knex, code: string | null): Promise<void> {
  if (code === null) return;
  const [store] = await trx('store').where({ code }).select('code');
  if (!store) throw new AppError('invalid_input', 'unknown Store', [{ field: 'Store', message: code }]);
}

/** @throws forbidden for a caller who lost the right since their session was looked at */
export async function lockAsAdministrator(trx: Knex, callerId: string, id: string): Promise<LockedPerson> {
  const people = await lockPeople(trx, [callerId, id]);
  const caller = people.find((one) => one.id === callerId);
  if (!caller || caller.isEnded || caller.role !== Role.admin) throw new AppError('forbidden');
  const person = people.find((one) => one.id === id);
  if (!person) throw new AppError('not_found');
  return person;
}

/**
 * Changes the access of another staff member. Nobody can change their own, and the same lock checks that the caller is
 * still an administrator, so the store always keeps one.
 * @param work changes the locked person; returns the values before and after, for the audit log
 */
async function change(
  db: Knex,
  { session, params: { id }, changed }: Changing,
  work: (trx: Knex, person: LockedPerson) => Promise<{ before: object; after: object }>,
): Promise<Colleague> {
  const callerId = session?.userId ?? '';
  await db.transaction(async (trx) => {
    const person = await lockAsAdministrator(trx, callerId, id.toLowerCase());
    if (person.id === callerId) throw new AppError('own_access');
    changed(await work(trx, person));
  });
  const after = await findColleague(db, id);
  if (!after) throw new AppError('not_found');
  return after;
}

/** `PUT /team/{id}`: sessions end with another role, by a trigger. @throws conflict where somebody was first */
export const changeRights = (db: Knex, call: Changing & { body: { from: Wanted } & Wanted }): Promise<Colleague> =>
  change(db, call, async (trx, person) => {
    const { from, role, Store } = call.body;
    const before: Rights = { role: person.role, store: person.store };
    if (person.isEnded || before.role !== from.role || before.store !== from.Store)
      throw new AppError('conflict', 'changed meanwhile', { role: before.role, Store: before.store });
    if (Store !== before.store) await assertStore(trx, Store);
    await trx('app_user').where({ id: person.id }).update({ role, main_store: Store, active_store: Store });
    return { before: { role: before.role, Store: before.store }, after: { role, Store } };
  });
interface Wanted {
  role: LockedPerson['role'];
  Store: string | null;
}

/** `POST /team/{id}/end`: sessions end by a trigger, and nothing opens another one. @throws conflict where it had ended */
export const endAccess = (db: Knex, call: Changing): Promise<Colleague> =>
  change(db, call, async (trx, person) => {
    if (person.isEnded) throw new AppError('conflict', 'ended already');
    await trx('app_user').where({ id: person.id }).update({ disabled_at: trx.fn.now() });
    await trx('password_link').where({ user_id: person.id }).delete();
    return { before: { access: true }, after: { access: false } };
  });

/** `POST /team/{id}/restore`. @throws conflict where it had not ended; team_full */
export const restoreAccess = (db: Knex, call: Changing): Promise<Colleague> =>
  change(db, call, async (trx, person) => {
    if (!person.isEnded) throw new AppError('conflict', 'not ended');
    await assertRoom(trx);
    await trx('app_user').where({ id: person.id }).update({ disabled_at: null });
    return { before: { access: false }, after: { access: true } };
  });
