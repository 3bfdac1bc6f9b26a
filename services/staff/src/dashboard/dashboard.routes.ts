import type { Knex } from '@actual/database';
import type { Service } from '@actual/kit';
import { readDashboard } from './read-dashboard';

/** The figures of the desk's dashboard. */
export function dashboardRoutes(service: Service, db: Knex): void {
  service.implement('POST /reports/dashboard', ({ body }) => readDashboard(db, body.dateRange, body.Store));
}
