import type { Reads } from '@actual/database';
import type { Service } from '@actual/kit';
import { auditOf, findAudited } from './audit.queries';

/** The log of staff changes: managers and administrators read all of it, other staff an object's entries. */
export function auditRoutes(service: Service, reads: Reads): void {
  service
    .implement('POST /audit/find/{page}', ({ params, body }) => reads((db) => findAudited(db, params.page, body)))
    .implement('GET /audit/{id}', ({ params }) => reads((db) => auditOf(db, params.id)));
}
