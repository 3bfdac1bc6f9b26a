import type { Reads } from '@actual/database';
import type { Service } from '@actual/kit';
import { auditOf, findAudited } from './audit.queries';

/** The log of what staff changed: all of it for who decides, an object's own for whoever works with it. */
export function auditRoutes(service: Service, reads: Reads): void {
  service
    .implement('POST /audit/find/{page}', ({ params, body }) => reads((db) => findAudited(db, params.page, body)))
    .implement('GET /audit/{id}', ({ params }) => reads((db) => auditOf(db, params.id)));
}
