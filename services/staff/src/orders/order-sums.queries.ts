import type { OrderTableQuery } from '@actual/contracts';
import { webSales } from '@actual/contracts/facts/desk/filter-values';
import { OrderState } from '@actual/contracts/facts/payment/states';
import type { Knex } from '@actual/database';
import { daysWithin, isMadeUpOf, type Rows } from '../reports/search';
import { filterOrders } from './order-filter';

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
  canceled_amount: number;
}

/** The figures of every order of the filter. Money in centavos; a canceled order sold nothing and owes nothing. */
export async function orderSums(db: Knex, query: OrderTableQuery): Promise<Sums> {
  const days = ofDays(db, query);
  return days ? sumsOfDays(db, days, query) : sumsOfRows(db, query);
}

/** The sums of days that make up a filter (decision 0068); null for one that they do not tell apart. */
function ofDays(db: Knex, query: OrderTableQuery): Rows | null {
  if (!isMadeUpOf(query, ['site', 'Store', 'User', 'paymentType'])) return null;
  const { site, Store, User, paymentType } = query.filters;
  const rows: Rows = db('sales_day');
  daysWithin(rows, query.dateRange);
  if (site) rows.where({ site });
  if (Store) rows.where({ store: Store });
  if (User === webSales) rows.whereNull('seller_id');
  else if (User) rows.where({ seller_id: User });
  if (paymentType) rows.where({ payment_type: paymentType });
  return rows;
}

async function sumsOfDays(db: Knex, days: Rows, query: OrderTableQuery): Promise<Sums> {
  const sum = (column: string, name = column): string => `coalesce(sum(${column}), 0)::bigint as ${name}`;
  const columns = [sum('placed', 'orders'), sum('cents', 'amount'), sum('placed_cents - cents', 'canceled_amount')];
  const others = ['due_orders', 'pending_sap', 'pending_payment', 'canceled'].map((name) => sum(name));
  const [sums] = (await days.select(
    db.raw([...columns, sum('paid_cents', 'paid'), sum('due_cents', 'due'), ...others].join(', ')),
  )) as unknown as Omit<Sums, 'oldest_pending_sap'>[];
  if (!sums) throw new Error('an aggregate without a row');
  const waiting = { ...query, filters: { ...query.filters, status: OrderState.pendingSap } };
  const oldest: { created_at: Date } | undefined =
    sums.pending_sap > 0
      ? await filterOrders(db, waiting).orderBy('o.created_at').first<{ created_at: Date }>('o.created_at')
      : undefined;
  return { ...sums, oldest_pending_sap: oldest?.created_at ?? null };
}

async function sumsOfRows(db: Knex, query: OrderTableQuery): Promise<Sums> {
  const open = 'status <> :canceled and paid_cents < total_cents';
  const [sums] = (await filterOrders(db, query).select(
    db.raw(
      `count(*) as orders,
      coalesce(sum(total_cents) filter (where status <> :canceled), 0) as amount,
      coalesce(sum(total_cents) filter (where status = :canceled), 0) as canceled_amount,
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
