import type { Service } from '@actual/kit';
import { changeRights, endAccess, restoreAccess } from './change-access';
import { type Inviting, inviteAgain, inviteColleague } from './invite-colleague';
import { listTeam } from './team.queries';

/** The calls with which administrators invite staff, set their rights, and end their access. */
export function teamRoutes(service: Service, inviting: Inviting): void {
  const { db } = inviting;
  service
    .implement('GET /team', async () => ({ people: await listTeam(db) }))
    .implement('POST /team', (call) => inviteColleague(inviting, call))
    .implement('POST /team/{id}/invite', (call) => inviteAgain(inviting, call))
    .implement('PUT /team/{id}', (call) => changeRights(db, call))
    .implement('POST /team/{id}/end', (call) => endAccess(db, call))
    .implement('POST /team/{id}/restore', (call) => restoreAccess(db, call));
}
