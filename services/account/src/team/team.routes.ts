import type { Idempotency, Service } from '@actual/kit';
import { answeredOnce } from '../idempotent';
import { changeRights, endAccess, restoreAccess } from './change-access';
import { type Inviting, inviteAgain, inviteColleague } from './invite-colleague';
import { listTeam } from './team.queries';

/** The calls with which administrators invite staff, set their rights, and end their access. */
export function teamRoutes(service: Service, inviting: Inviting, idempotency: Idempotency): void {
  const { db } = inviting;
  service
    .implement('GET /team', async () => ({ people: await listTeam(db) }))
    .implement('POST /team', (call) =>
      answeredOnce(idempotency, { name: 'team-invite', call }, () => inviteColleague(inviting, call)),
    )
    .implement('POST /team/{id}/invite', (call) =>
      answeredOnce(idempotency, { name: 'team-invite-again', call }, () => inviteAgain(inviting, call)),
    )
    .implement('PUT /team/{id}', (call) =>
      answeredOnce(idempotency, { name: 'team-change', call }, () => changeRights(db, call)),
    )
    .implement('POST /team/{id}/end', (call) =>
      answeredOnce(idempotency, { name: 'team-end', call }, () => endAccess(db, call)),
    )
    .implement('POST /team/{id}/restore', (call) =>
      answeredOnce(idempotency, { name: 'team-restore', call }, () => restoreAccess(db, call)),
    );
}
