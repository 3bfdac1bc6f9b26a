import type { Knex } from '@actual/database';
import type { Service } from '@actual/kit';
import { callerOf } from '../caller';
import { keepBroker, readBroker } from './broker.queries';

/** What brokers read and write about themselves; whose it is, their session says and nothing else. */
export function brokerRoutes(service: Service, db: Knex): void {
  service
    .implement('GET /me/broker', ({ session }) => readBroker(db, callerOf(session)))
    .implement('PUT /me/broker', ({ session, body }) => keepBroker(db, callerOf(session), body));
}
