import { endpointsOfStaff } from '@actual/contracts/staff/endpoints';
import type { Knex } from '@actual/database';
import type { Replica } from '@actual/database/replica/replica';
import { type BucketSettings, type GatewayOf, Service, type TokenKeys } from '@actual/kit';
import { filesOf } from '@actual/kit/files/files-of';
import { outboxGauges } from '@actual/kit/monitoring/gauges';
import { readsOf } from '@actual/kit/monitoring/replica';
import type { Mailer } from '@actual/providers/mail/types';
import type { FastifyInstance } from 'fastify';
import { auditRoutes } from './audit/audit.routes';
import { brokerRoutes } from './broker/broker.routes';
import { cashRoutes } from './cash/cash.routes';
import { clientSheet } from './clients/client-sheet';
import { findClients } from './clients/find-clients';
import type { StaffConfig } from './config';
import { dashboardRoutes } from './dashboard/dashboard.routes';
import { deskRoutes } from './desk/desk.routes';
import { exportRoutes } from './exports/exports.routes';
import { followUpRoutes } from './follow-up/follow-up.routes';
import { listMeasures } from './measures/measures.queries';
import { invoiceLogs } from './orders/invoice-logs.queries';
import { orderTimeline } from './orders/order-timeline.queries';
import { listPromises } from './orders/promises.queries';
import { releaseRoutes } from './releases/releases.routes';
import { reportRoutes } from './reports/reports.routes';
import { saleRoutes } from './sale/sale.routes';
import { viewRoutes } from './views/views.routes';
import { staffWorkers } from './workers';

export type StaffAppConfig = Pick<
  StaffConfig,
  | 'COOKIE_SECRET'
  | 'COOKIE_SECURE'
  | 'LOG_LEVEL'
  | 'RATE_LIMIT_PER_MINUTE'
  | 'PUBLIC_ORIGINS'
  | 'INTERNAL_ORIGIN'
  | 'MAIL_FROM'
  | 'REGISTRY_DIR'
  | 'REMOTE_TEAMS'
>;

/** The staff service, without a port. It lives on the internal network only. */
export async function createStaffApp({
  db,
  replica,
  config,
  gatewayOf,
  tokenKeys,
  mailer,
  bucket,
  works = false,
}: {
  db: Knex;
  replica?: Replica | null;
  config: StaffAppConfig;
  gatewayOf: GatewayOf;
  tokenKeys: TokenKeys;
  mailer: Mailer;
  /** Where images of follow-up records are moved to. */
  bucket?: BucketSettings | undefined;
  /** Whether it also runs the loops beside the requests. */
  works?: boolean;
}): Promise<FastifyInstance> {
  const service = await Service.create({
    name: 'staff',
    endpoints: endpointsOfStaff,
    gatewayOf,
    db,
    logLevel: config.LOG_LEVEL,
    perMinute: config.RATE_LIMIT_PER_MINUTE,
    tokenKeys,
    cookieSecret: config.COOKIE_SECRET,
    secureCookies: config.COOKIE_SECURE,
    idempotencyTable: 'staff_idempotency',
  });
  // writes, reads after a write, and single rows stay at the primary
  const reads = readsOf(service, { db, replica });
  const internalOrigin = config.INTERNAL_ORIGIN;
  const mailDomain = config.MAIL_FROM.split('@')[1] ?? 'localhost';
  const workers = staffWorkers({ db, reads }, { mailer, mailDomain, internalOrigin, log: service.app.log });
  if (works) {
    workers.start();
    service.app.addHook('onClose', () => workers.stop());
  }
  outboxGauges(service, db, 'staff_outbox');
  auditRoutes(service, reads);
  deskRoutes(service, reads);
  followUpRoutes(service, db, {
    files: filesOf(service, { db, role: 'staff', bucket }),
    links: { publicOrigins: config.PUBLIC_ORIGINS, linkSecret: config.COOKIE_SECRET },
    internalOrigin,
  });
  brokerRoutes(service, db, reads);
  saleRoutes(service, db);
  reportRoutes(service, reads);
  exportRoutes(service, { db, reads }, workers.nudge);
  viewRoutes(service, { db, reads });
  cashRoutes(service, { db, reads });
  dashboardRoutes(service, reads);
  releaseRoutes(service, db, { folder: config.REGISTRY_DIR, teams: config.REMOTE_TEAMS });
  service
    .implement('POST /client/find/', ({ body }) => reads((db) => findClients(db, body)))
    .implement('GET /client/{id}/sheet', ({ params }) => clientSheet(db, params.id))
    .implement('POST /order/invoicelogs/{id}', ({ params }) => invoiceLogs(db, params.id))
    .implement('GET /promises/{page}', ({ params }) => reads((db) => listPromises(db, params.page)))
    .implement('GET /measures/{list}/{page}', ({ params }) => reads((db) => listMeasures(db, params)))
    .implement('GET /order/{id}/timeline', ({ params }) => orderTimeline(db, params.id))
    .assertComplete();
  return service.app;
}
