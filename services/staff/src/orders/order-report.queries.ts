import type { OrderColumn, OrderRow, orderTableQuery } from '@actual/contracts';
import { pageSize } from '@actual/contracts/facts/page-size';
import { staffRoles } from '@actual/contracts/facts/roles';
import { OrderState, orderStateWord } from '@actual/contracts/facts/states';
import type { Knex } from '@actual/database';
import { toPesos } from '@actual/domain';
import type { z } from 'zod';
import { filterOrders } from './order-filter';

type Query = z.output<typeof orderTableQuery>;

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
  pieces: number | null;
  total_cents: number;
  paid_cents: number;
  document: string | null;
  delivery_date: string | null;
}

const pieces = '(select sum(l.quantity) from order_line l where l.order_id = o.id)';
const seller = "u.first_name || ' ' || u.last_name";

/** The only SQL that a sort may become. */
const sortable: Readonly<Record<OrderColumn, string>> = {
  folio: 'o.folio',
  createdAt: 'o.created_at',
  client: "plain(o.first_name || ' ' || o.last_name)",
  Store: 'coalesce(t.name, s.name)',
  paymentType: 'o.payment_type',
  pieces,
  total: 'o.total_cents',
  ammountPaid: 'o.paid_cents',
  status: 'o.status',
  deliveryDate: 'o.delivery_date',
};

/** A page of the filter's orders. The default order is the second column, the date, descending (accounts 9). */
export async function orderPage(db: Knex, page: number, query: Query): Promise<OrderRow[]> {
  const { column, direction } = query.orderby ?? { column: 'createdAt', direction: 'DESC' };
  const rows: PageRow[] = await filterOrders(db, query)
    .leftJoin('site as s', 's.handle', 'o.site')
    // a client's own person may be the order's user; the seller is staff
    .leftJoin('app_user as u', (on) => on.on('u.id', 'o.user_id').onIn('u.role', [...staffRoles]))
    .leftJoin('store as t', 't.code', 'u.main_store')
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
      'e.document',
      'o.delivery_date',
      db.raw(`${seller} as seller`),
      db.raw(`${pieces} as pieces`),
    )
    .orderByRaw(`${sortable[column]} ${direction} nulls last, o.id ${direction}`)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return rows.map(toRow);
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

export interface Sums {
  orders: number;
  amount: number;
  paid: number;
  due: number;
  due_orders: number;
  pending_sap: number;
  oldest_pending_sap: Date | null;
  pending_payment: number;
  canceled: number;
}

/** The figures of every order of the filter. Money in centavos; nothing is owed on a canceled order. */
export async function orderSums(db: Knex, query: Query): Promise<Sums> {
  const open = 'status <> :canceled and paid_cents < total_cents';
  const [sums] = (await filterOrders(db, query).select(
    db.raw(
      `count(*) as orders,
      coalesce(sum(total_cents), 0) as amount,
      coalesce(sum(paid_cents), 0) as paid,
      coalesce(sum(total_cents - paid_cents) filter (where ${open}), 0) as due,
      count(*) filter (where ${open}) as due_orders,
      count(*) filter (where status = :pendingSap) as pending_sap,
      min(o.created_at) filter (where status = :pendingSap) as oldest_pending_sap,
      count(*) filter (where status = :pendingPayment) as pending_payment,
      count(*) filter (where status = :canceled) as canceled`,
      OrderState,
    ),
  )) as unknown as Sums[];
  if (!sums) throw new Error('an aggregate without a row');
  return sums;
}

/** The brands, for orders of the web, and the stores. */
export async function storeChoices(db: Knex): Promise<{ code: string; name: string }[]> {
  const [sites, stores] = await Promise.all([
    db('site').select('handle as code', 'name').orderBy('name'),
    db('store').select('code', 'name').where('cedis', false).orderBy('name'),
  ]);
  return [...sites, ...stores];
}
