import type { Reads } from '@actual/database';
import { SerializedReply, type Service } from '@actual/kit';
import { findOrders, ordersFollowing } from '../orders/find-orders';
import { findQuotations, quotationsFollowing } from '../quotations/find-quotations';
import { readReasons } from './reasons.queries';
import { type Sold, userCount, userTotals } from './user-figures.queries';

type OfUser = {
  params: { id: string };
  body: { dateRange?: { start?: string | undefined; end?: string | undefined } | undefined };
};

/** A page of a report with the fields of its rows that were asked for. */
const onlyFields =
  <Page extends { data: { id: string }[] }>(fields: readonly string[] | undefined) =>
  (page: Page): Page | SerializedReply => {
    if (!fields) return page;
    const wanted = new Set(['id', ...fields]);
    const data = page.data.map((row) => Object.fromEntries(Object.entries(row).filter(([name]) => wanted.has(name))));
    return new SerializedReply(JSON.stringify({ ...page, data }));
  };

/** Lists of all orders and quotations, and each seller's sales. */
export function reportRoutes(service: Service, reads: Reads): void {
  const totals = (what: Sold) => (call: OfUser) =>
    reads((db) => userTotals(db, what, { userId: call.params.id, ...call.body }));
  const count = (what: Sold) => (call: OfUser) =>
    reads((db) => userCount(db, what, { userId: call.params.id, ...call.body }));
  service
    .implement('POST /reports/reasons', ({ body }) => reads((db) => readReasons(db, body.dateRange)))
    .implement('POST /order/all/find/{page}', ({ params, body }) =>
      reads((db) => findOrders(db, params.page, body)).then(onlyFields(body.fields)),
    )
    .implement('POST /order/all/rows', ({ body }) => reads((db) => ordersFollowing(db, body)))
    .implement('POST /order/user/{id}/totals', totals('orders'))
    .implement('POST /order/user/{id}/count', count('orders'))
    .implement('POST /quotation/all/find/{page}', ({ params, body }) =>
      reads((db) => findQuotations(db, params.page, body)).then(onlyFields(body.fields)),
    )
    .implement('POST /quotation/all/rows', ({ body }) => reads((db) => quotationsFollowing(db, body)))
    .implement('POST /quotation/user/{id}/totals', totals('quotation'))
    .implement('POST /quotation/user/{id}/count', count('quotation'));
}
