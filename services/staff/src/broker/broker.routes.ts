import type { Knex, Reads } from '@actual/database';
import type { Service } from '@actual/kit';
import { callerOf } from '../caller';
import { keepBroker, readBroker } from './broker.queries';
import { brokerSales } from './broker-sales.queries';

/** The calls of brokers about themselves; the session alone says whose data they concern. */
export function brokerRoutes(service: Service, db: Knex, reads: Reads): void {
  service
    .implement('GET /me/broker', ({ session }) => readBroker(db, callerOf(session)))
    .implement('GET /me/broker/quotations/{page}', ({ session, params }) =>
      reads((db) => brokerSales(db, callerOf(session), params.page)),
    )
    .implement('PUT /me/broker', ({ session, body }) => keepBroker(db, callerOf(session), body));
}
