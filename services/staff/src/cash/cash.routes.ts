import { isManagerRole, staffRoles } from '@actual/contracts/facts/access/roles';
import type { Knex, Reads } from '@actual/database';
import { AppError, type Service } from '@actual/kit';
import { callerOf } from '../caller';
import { readCashReport, saveCashReport } from './cash-report';

/** Everybody who may have taken money at a counter, by name. */
const staffOf = (db: Knex): Promise<{ id: string; name: string }[]> =>
  db('app_user')
    .whereIn('role', staffRoles)
    .orderBy(['first_name', 'last_name', 'id'])
    .select('id', db.raw("concat_ws(' ', first_name, last_name) as name"));

/** The calls for the payments that each of the staff took at the counter in a day, and the counted cash. */
export function cashRoutes(service: Service, { db, reads }: { db: Knex; reads: Reads }): void {
  service
    .implement('POST /me/cashreport', ({ session, body }) => {
      const userId = callerOf(session);
      const decides = isManagerRole(session?.role);
      if (body.User && body.User !== userId && !decides) throw new AppError('forbidden');
      return reads(async (db) => {
        const Sellers = decides ? await staffOf(db) : undefined;
        const of = body.User ?? userId;
        if (of !== userId && !Sellers?.some(({ id }) => id === of)) throw new AppError('not_found');
        return { ...(await readCashReport(db, of, body.date)), Sellers };
      });
    })
    .implement('PUT /me/cashreport', async (call) => {
      const userId = callerOf(call.session);
      const before = await readCashReport(db, userId, call.body.date);
      const after = await saveCashReport(db, userId, call.body);
      call.changed({ before, after });
      return after;
    });
}
