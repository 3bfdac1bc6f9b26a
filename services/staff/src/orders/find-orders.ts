import type { OrderRow, OrderTotals, orderTableQuery } from '@actual/contracts';
import { orderStateWord } from '@actual/contracts/facts/states';
import type { Knex } from '@actual/database';
import { toPesos } from '@actual/domain';
import type { z } from 'zod';
import { orderPage, orderSums, type PageRow, storeChoices } from './order-report.queries';

type Query = z.output<typeof orderTableQuery>;
interface Report {
  data: OrderRow[];
  total: number;
  totals: OrderTotals;
  Stores: { code: string; name: string }[];
}

/** A page of the orders report and the figures of its whole filter. */
export async function findOrders(db: Knex, page: number, query: Query): Promise<Report> {
  const [rows, sums, Stores] = await Promise.all([orderPage(db, page, query), orderSums(db, query), storeChoices(db)]);
  return {
    data: rows.map(toRow),
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

const toRow = (row: PageRow): OrderRow => ({
  id: row.id,
  folio: String(row.folio).padStart(6, '0'),
  createdAt: row.created_at.toISOString(),
  client: `${row.first_name} ${row.last_name}`.trim(),
  invited: row.is_invited,
  email: row.email,
  site: row.site,
  Store: row.store_name ?? row.site_name ?? row.site,
  seller: row.seller,
  paymentType: row.payment_type,
  status: row.status,
  statusLabel: orderStateWord(row.status, true),
  pieces: row.pieces ?? 0,
  total: toPesos(row.total_cents),
  ammountPaid: toPesos(row.paid_cents),
  sapDocument: row.document,
  deliveryDate: row.delivery_date,
});
