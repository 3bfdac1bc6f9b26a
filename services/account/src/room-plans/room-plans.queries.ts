import { randomUUID } from 'node:crypto';
import type { KeptPlan, Site } from '@actual/contracts';
import { roomPlanLimits } from '@actual/contracts/facts/catalog/room-plan';
import type { Knex } from '@actual/database';
import { readPlan } from '@actual/domain/room-plan/index';
import { AppError } from '@actual/kit';

/** Whose plans: a client's at a site, since pieces are of its brand. */
export interface PlanOwner {
  readonly clientId: string;
  readonly site: Site;
}
interface PlanRow {
  id: string;
  name: string;
  plan: string;
  saved_at: Date;
}
const columns = ['id', 'name', 'plan', 'saved_at'] as const;

function keptPlanOf({ id, name, plan, saved_at }: PlanRow): KeptPlan {
  const read = readPlan(plan);
  const room = 'plan' in read ? read.plan.room : null;
  const pieces = 'plan' in read ? read.plan.pieces.length : 0;
  return {
    id,
    name,
    plan,
    room: room && { width: room.width, depth: room.depth, pieces },
    savedAt: saved_at.toISOString(),
  };
}

const plansOf = (db: Knex, { clientId, site }: PlanOwner) => db('room_plan').where({ client_id: clientId, site });

/** The plans of a client at a site, the latest first. */
export const listPlans = async (db: Knex, owner: PlanOwner): Promise<KeptPlan[]> =>
  (
    await plansOf(db, owner)
      .orderBy([{ column: 'saved_at', order: 'desc' }, 'id'])
      .limit(roomPlanLimits.kept)
      .select<PlanRow[]>(...columns)
  ).map(keptPlanOf);

/**
 * Keeps a plan, in the place of the one that has its name.
 * @throws {AppError} `too_many_plans` past the limit, `invalid_input` for a text that is no plan
 */
export async function keepPlan(
  db: Knex,
  owner: PlanOwner,
  { name, plan }: { name: string; plan: string },
): Promise<KeptPlan> {
  if (!('plan' in readPlan(plan))) throw new AppError('invalid_input', 'no plan', [{ field: 'plan' }]);
  return db.transaction(async (trx) => {
    // two at the edge of what fits take turns
    await trx('client').where({ id: owner.clientId }).forUpdate().select('id');
    const now = { name, plan, saved_at: trx.fn.now() };
    const [replaced] = await plansOf(trx, owner)
      .whereRaw('lower(name) = lower(?)', [name])
      .update(now)
      .returning<PlanRow[]>([...columns]);
    if (replaced) return keptPlanOf(replaced);
    const [{ count } = { count: 0 }] = await plansOf(trx, owner).count<{ count: string }[]>();
    if (Number(count) >= roomPlanLimits.kept) throw new AppError('too_many_plans');
    const [kept] = await trx('room_plan')
      .insert({ id: randomUUID(), client_id: owner.clientId, site: owner.site, ...now })
      .returning<PlanRow[]>([...columns]);
    if (!kept) throw new AppError('conflict');
    return keptPlanOf(kept);
  });
}

const isTaken = (error: unknown): boolean => (error as { constraint?: string } | null)?.constraint === 'room_plan_name';

/** Gives a plan another name. @throws {AppError} `not_found` for another's, `plan_name_taken` */
export async function renamePlan(db: Knex, owner: PlanOwner, id: string, name: string): Promise<KeptPlan> {
  const [renamed] = await plansOf(db, owner)
    .where({ id })
    .update({ name })
    .returning<PlanRow[]>([...columns])
    .catch((error: unknown) => {
      throw isTaken(error) ? new AppError('plan_name_taken') : error;
    });
  if (!renamed) throw new AppError('not_found');
  return keptPlanOf(renamed);
}

/** Keeps a plan no longer. @throws {AppError} `not_found` for another's */
export async function dropPlan(db: Knex, owner: PlanOwner, id: string): Promise<void> {
  if ((await plansOf(db, owner).where({ id }).delete()) === 0) throw new AppError('not_found');
}
