import type { Knex } from '@actual/database';
import type { Service } from '@actual/kit';
import { board } from '../board/board.queries';
import { callerOf } from '../caller';
import { find } from './find.queries';
import { today } from './today.queries';

/** What the desk itself asks: what waits today, how far quotations came, and what a term may mean. */
export function deskRoutes(service: Service, db: Knex): void {
  service
    .implement('GET /desk/today', ({ session, query }) => today(db, { userId: callerOf(session), scope: query.scope }))
    .implement('GET /desk/board', ({ session, query }) => board(db, { userId: callerOf(session), ...query }))
    .implement('POST /desk/find', ({ body }) => find(db, body.term));
}
