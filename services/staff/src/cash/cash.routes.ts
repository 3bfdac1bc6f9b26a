import type { Knex, Reads } from '@actual/database';
import type { Service } from '@actual/kit';
import { callerOf } from '../caller';
import { readCashReport, saveCashReport } from './cash-report';

/** What each of the staff took at the counter in a day, and what they counted. */
export function cashRoutes(service: Service, { db, reads }: { db: Knex; reads: Reads }): void {
  service
    .implement('POST /me/cashreport', ({ session, body }) => {
      const userId = callerOf(session);
      return reads((db) => readCashReport(db, userId, body.date));
    })
    .implement('PUT /me/cashreport', async (call) => {
      const userId = callerOf(call.session);
      const before = await readCashReport(db, userId, call.body.date);
      const after = await saveCashReport(db, userId, call.body);
      call.changed({ before, after });
      return after;
    });
}
