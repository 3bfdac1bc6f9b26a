import type { Knex } from '@actual/database';
import type { Service } from '@actual/kit';
import { auditOf, findAudited } from './audit.queries';

/** The log of what staff changed: all of it for who decides, an object's own for whoever works with it. */
export function auditRoutes(service: Service, db: Knex): void {
  service
    .implement('POST /audit/find/{page}', ({ params, body }) => findAudited(db, params.page, body))
    .implement('GET /audit/{id}', ({ params }) => auditOf(db, params.id));
}
