import type { OrderColumn, OrderRow, OrderTableQuery } from '@actual/contracts';
import { staffRoles } from '@actual/contracts/facts/access/roles';
import { rowsAhead } from '@actual/contracts/facts/page-size';
import { type OrderState, orderStateWord } from '@actual/contracts/facts/payment/states';
import { folioText } from '@actual/contracts/facts/text/written';
import type { Knex } from '@actual/database';
import { toPesos } from '@actual/domain';
import { afterSql, type Sorting, sortSql, windowOf } from '../reports/paging';
import { filterOrders, soldIn } from './order-filter';

interface PageRow {
  id: string;
  folio: number;
  created_at: Date;
  first_name: string;
  last_name: string;
  is_invited: boolean;
  email: string;
  site: string;
  site_name: string | null;
  store_name: string | null;
  seller: string | null;
  payment_type: string;
  status: OrderState;
  pieces: number;
  total_cents: number;
  paid_cents: number;
  returned_cents: number;
  document: string | null;
  delivery_date: string | null;
}

const seller = "u.first_name || ' ' || u.last_name";

/** The only SQL that a sort may become. */
const sortable: Readonly<Record<OrderColumn, string>> = {
  folio: 'o.folio',
  createdAt: 'o.created_at',
  client: "plain(o.first_name || ' ' || o.last_name)",
  Store: soldIn,
  paymentType: 'o.payment_type',
  pieces: 'o.pieces',
  total: 'o.total_cents',
  ammountPaid: 'o.paid_cents',
  status: 'o.status',
};

const sortingOf = ({ orderby }: OrderTableQuery): Sorting => {
  const { column, direction } = orderby ?? { column: 'createdAt', direction: 'DESC' };
  return { expression: sortable[column], direction };
};

/** The order of a report's rows. The default is the second column, the date, descending (accounts 9). */
export const orderSort = (query: OrderTableQuery): string => sortSql(sortingOf(query), 'o');

/** The filter's orders in its order, joined with their rows' data. */
const rowsOf = (db: Knex, query: OrderTableQuery) =>
  filterOrders(db, query)
    .leftJoin('site as s', 's.handle', 'o.site')
    // a client's own person may be the order's user; the seller is staff
    .leftJoin('app_user as u', (on) => on.on('u.id', 'o.user_id').onIn('u.role', [...staffRoles]))
    .leftJoin('store as t', 't.code', 'o.store_code')
    .leftJoin('erp_document as e', 'e.order_id', 'o.id')
    .select(
      'o.id',
      'o.folio',
      'o.created_at',
      'o.first_name',
      'o.last_name',
      'o.is_invited',
      'o.email',
      'o.site',
      's.name as site_name',
      't.name as store_name',
      'o.payment_type',
      'o.status',
      'o.total_cents',
      'o.paid_cents',
      'o.returned_cents',
      'e.document',
      'o.delivery_date',
      db.raw(`${seller} as seller`),
      'o.pieces',
    )
    .orderByRaw(orderSort(query));

/** A page of the filter's orders. */
export async function orderPage(db: Knex, page: number, query: OrderTableQuery): Promise<OrderRow[]> {
  const { limit, offset } = windowOf(page, query);
  const rows: PageRow[] = await rowsOf(db, query).limit(limit).offset(offset);
  return rows.map(toRow);
}

/** The filter's orders that follow one in its order. */
export async function ordersAfter(db: Knex, query: OrderTableQuery, after: string): Promise<OrderRow[]> {
  const rows: PageRow[] = await rowsOf(db, query)
    .whereRaw(afterSql(sortingOf(query), 'o', 'orders'), { after })
    .limit(rowsAhead);
  return rows.map(toRow);
}

const toRow = (row: PageRow): OrderRow => ({
  id: row.id,
  folio: folioText(row.folio),
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
  pieces: row.pieces,
  total: toPesos(row.total_cents),
  ammountPaid: toPesos(row.paid_cents),
  returned: toPesos(row.returned_cents),
  sapDocument: row.document,
  deliveryDate: row.delivery_date,
});
