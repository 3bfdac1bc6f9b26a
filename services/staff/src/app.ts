import type { Knex } from '@actual/database';
import { type GatewayOf, Service } from '@actual/kit';
import type { FastifyInstance } from 'fastify';
import type { StaffConfig } from './config';
import { findOrders } from './orders/find-orders';
import { invoiceLogs } from './orders/invoice-logs.queries';

export type StaffAppConfig = Pick<
  StaffConfig,
  'JWT_PUBLIC_KEY' | 'COOKIE_SECRET' | 'COOKIE_SECURE' | 'LOG_LEVEL' | 'RATE_LIMIT_PER_MINUTE'
>;

/** The staff service, without a port. It lives on the internal network only. */
export async function createStaffApp({
  db,
  config,
  gatewayOf,
}: {
  db: Knex;
  config: StaffAppConfig;
  gatewayOf: GatewayOf;
}): Promise<FastifyInstance> {
  const service = await Service.create({
    name: 'staff',
    gatewayOf,
    db,
    logLevel: config.LOG_LEVEL,
    perMinute: config.RATE_LIMIT_PER_MINUTE,
    jwtPublicKey: config.JWT_PUBLIC_KEY,
    cookieSecret: config.COOKIE_SECRET,
    secureCookies: config.COOKIE_SECURE,
  });
  service
    .implement('POST /order/all/find/{page}', ({ params, body }) => findOrders(db, params.page, body))
    .implement('POST /order/invoicelogs/{id}', ({ params }) => invoiceLogs(db, params.id))
    .assertComplete();
  return service.app;
}
