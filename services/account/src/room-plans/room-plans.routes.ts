import type { Knex } from '@actual/database';
import { AppError, type Call, type Service } from '@actual/kit';
import { dropPlan, keepPlan, listPlans, type PlanOwner, renamePlan } from './room-plans.queries';

/** The caller's plans at the caller's site; the access rule admits clients only. */
const ownerOf = ({ session, site }: Pick<Call, 'session' | 'site'>): PlanOwner => {
  if (!session?.clientId) throw new AppError('unauthorized');
  return { clientId: session.clientId, site };
};

/** Plans of rooms that clients keep in their accounts. */
export function roomPlanRoutes(service: Service, db: Knex): void {
  service
    .implement('GET /me/plans', (call) => listPlans(db, ownerOf(call)))
    .implement('PUT /me/plans', (call) => keepPlan(db, ownerOf(call), call.body))
    .implement('PUT /me/plans/{id}', (call) => renamePlan(db, ownerOf(call), call.params.id, call.body.name))
    .implement('DELETE /me/plans/{id}', async (call) => {
      await dropPlan(db, ownerOf(call), call.params.id);
      return { ok: true };
    });
}
