import type { OrderRow, OrderTotals, orderTableQuery } from '@actual/contracts';
import type { Knex } from '@actual/database';
import { toPesos } from '@actual/domain';
import type { z } from 'zod';
import { orderPage, orderSums, storeChoices } from './order-report.queries';

type Query = z.output<typeof orderTableQuery>;
interface Report {
  data: OrderRow[];
  total: number;
  totals: OrderTotals;
  Stores: { code: string; name: string }[];
}

/** A page of the orders report and the figures of its whole filter. */
export async function findOrders(db: Knex, page: number, query: Query): Promise<Report> {
  const [data, sums, Stores] = await Promise.all([orderPage(db, page, query), orderSums(db, query), storeChoices(db)]);
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
      average: toPesos(sums.orders > 0 ? Math.round(sums.amount / sums.orders) : 0),
    },
    Stores,
  };
}
