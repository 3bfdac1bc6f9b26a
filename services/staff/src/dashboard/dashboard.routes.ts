import type { Reads } from '@actual/database';
import type { Service } from '@actual/kit';
import { readDashboard } from './read-dashboard';

/** The figures of the desk's dashboard. */
export function dashboardRoutes(service: Service, reads: Reads): void {
  service.implement('POST /reports/dashboard', ({ body }) =>
    reads((db) => readDashboard(db, body.dateRange, body.Store)),
  );
}
