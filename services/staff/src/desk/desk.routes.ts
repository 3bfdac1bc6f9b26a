import type { Reads } from '@actual/database';
import type { Service } from '@actual/kit';
import { board } from '../board/board.queries';
import { callerOf } from '../caller';
import { find } from './find.queries';
import { today } from './today.queries';

/** The desk's own calls: today's tasks, the board of quotations, and the search. */
export function deskRoutes(service: Service, reads: Reads): void {
  service
    .implement('GET /desk/today', ({ session, query }) => {
      const userId = callerOf(session);
      return reads((db) => today(db, { userId, scope: query.scope }));
    })
    .implement('GET /desk/board', ({ session, query }) => {
      const userId = callerOf(session);
      return reads((db) => board(db, { userId, ...query }));
    })
    .implement('POST /desk/find', ({ body }) => reads((db) => find(db, body.term)));
}
