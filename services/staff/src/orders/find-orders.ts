import type { OrderRow, OrderTableQuery, OrderTotals } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { toPesos } from '@actual/domain';
import { reportChoices } from '../reports/choices.queries';
import { following } from '../reports/paging';
import { orderPage, ordersAfter } from './order-report.queries';
import { orderSums } from './order-sums.queries';

interface Report {
  data: OrderRow[];
  total: number;
  totals: OrderTotals;
  Stores: { code: string; name: string }[];
  Users: { id: string; name: string }[];
}

/** A page of the orders report and the figures of its whole filter. */
export async function findOrders(db: Knex, page: number, query: OrderTableQuery): Promise<Report> {
  const [data, sums, choices] = await Promise.all([
    orderPage(db, page, query),
    orderSums(db, query),
    reportChoices(db),
  ]);
  return {
    data,
    total: sums.orders,
    totals: {
      orders: sums.orders,
      amount: toPesos(sums.amount),
      paid: toPesos(sums.paid),
      due: toPesos(sums.due),
      dueOrders: sums.due_orders,
      pendingSap: sums.pending_sap,
      oldestPendingSap: sums.oldest_pending_sap?.toISOString() ?? null,
      pendingPayment: sums.pending_payment,
      canceled: sums.canceled,
      canceledAmount: toPesos(sums.canceled_amount),
      average: toPesos(Math.round(sums.amount / Math.max(1, sums.orders - sums.canceled))),
    },
    ...choices,
  };
}

/** The orders that follow one of the report, without its figures. @throws not_found */
export const ordersFollowing = (db: Knex, { after, ...query }: OrderTableQuery & { after: string }) =>
  following(db, 'orders', after, () => ordersAfter(db, query, after));
