import type { Knex, Reads } from '@actual/database';
import type { Service } from '@actual/kit';
import { callerOf } from '../caller';
import { filterOrders } from '../orders/order-filter';
import { filterQuotations } from '../quotations/quotation-filter';
import type { Rows } from '../reports/search';
import { deleteView, saveView, viewsOf } from './views.queries';

/** How many rows each of some filters has, one after the other: tabs may wait, the rows of others may not. */
async function countsOf(filters: readonly Rows[]): Promise<number[]> {
  const counts: number[] = [];
  for (const rows of filters) {
    const [counted] = (await rows.count('* as count')) as { count: number }[];
    counts.push(counted?.count ?? 0);
  }
  return counts;
}

/** Saved views of reports, and the counts on their tabs. */
export function viewRoutes(service: Service, { db, reads }: { db: Knex; reads: Reads }): void {
  service
    .implement('GET /me/views/{report}', async ({ session, params }) => ({
      views: await viewsOf(db, params.report, callerOf(session)),
    }))
    .implement('POST /me/views/{report}', ({ session, params, body }) =>
      saveView(db, callerOf(session), { report: params.report, ...body }),
    )
    .implement('DELETE /me/views/{report}/{id}', async ({ session, params }) => {
      await deleteView(db, params.id, callerOf(session));
      return { ok: true as const };
    })
    .implement('POST /order/all/counts', async ({ body }) => ({
      counts: await reads((db) => countsOf(body.queries.map((query) => filterOrders(db, query)))),
    }))
    .implement('POST /quotation/all/counts', async ({ body }) => ({
      counts: await reads((db) => countsOf(body.queries.map((query) => filterQuotations(db, query)))),
    }));
}
