import { closingBounds } from '@actual/contracts/facts/desk/dashboard';
import { OrderState } from '@actual/contracts/facts/payment/states';
import type { Knex } from '@actual/database';
import { soldIn } from '../orders/order-filter';
import { byDays, type Rows } from '../reports/search';
import type { Period } from './period';

/** The scope of a dashboard: days, and perhaps one shop or brand. */
export interface Scope {
  period: Period;
  store?: string | undefined;
}

/** The rows of a table of day sums that a scope looks at. */
export function daySums(db: Knex, table: 'sales_day' | 'quotation_day', { period, store }: Scope): Rows {
  const rows: Rows = db(table).whereBetween('day', [period.start, period.end]);
  if (store) rows.where({ store });
  return rows;
}

export interface SalesRow {
  kind: 'all' | 'day' | 'site' | 'store' | 'seller' | 'type';
  code: string | null;
  orders: number;
  cents: number;
  due: number;
  promised: number;
  kept: number;
}

/** Orders, centavos and promises of a scope: altogether, by day, brand, shop, seller and way to pay. One look at the sums. */
export async function salesOf(db: Knex, scope: Scope): Promise<SalesRow[]> {
  return (
    daySums(db, 'sales_day', scope)
      .select(
        db.raw(`case when grouping(day) = 0 then 'day' when grouping(site) = 0 then 'site'
        when grouping(store) = 0 then 'store' when grouping(seller_id) = 0 then 'seller'
        when grouping(payment_type) = 0 then 'type' else 'all' end as kind`),
        db.raw(`coalesce(to_char(day, 'YYYY-MM-DD'), site, store, seller_id::text, payment_type) as code`),
        db.raw(
          'coalesce(sum(orders), 0)::int as orders, coalesce(sum(cents), 0)::bigint as cents, coalesce(sum(due_cents), 0)::bigint as due',
        ),
        db.raw('coalesce(sum(promised), 0)::int as promised, coalesce(sum(promises_kept), 0)::int as kept'),
      )
      .groupByRaw('grouping sets ((), (day), (site), (store), (seller_id), (payment_type))')
      // canceled orders leave rows that add up to zero
      .havingRaw('sum(orders) <> 0') as unknown as Promise<SalesRow[]>
  );
}

/** Orders of a scope that were not canceled. */
function soldOrders(db: Knex, { period, store }: Scope): Rows {
  const orders: Rows = db('orders as o').whereNot('o.status', OrderState.canceled);
  byDays(orders, 'o.created_at', period);
  if (store) orders.whereRaw(`${soldIn} = ?`, [store]);
  return orders;
}

/** How long orders took from their quotation: the middle one in days, and how many took up to each of the bounds. */
export async function closingTimes(db: Knex, scope: Scope): Promise<{ middle: number | null; groups: number[] }> {
  const ages = soldOrders(db, scope).select(db.raw("date_part('epoch', o.created_at - o.quoted_at) / 86400 as age"));
  const ends = [...closingBounds, null];
  const groups = ends.map((upTo, at) => {
    const [from, to] = [closingBounds[at - 1], upTo];
    const within = [from === undefined ? [] : `age >= ${from}`, to === null ? [] : `age < ${to}`].flat();
    return `count(*) filter (where ${within.join(' and ')}) as up_to_${at}`;
  });
  const [row] = (await db
    .with('sold', ages as Knex.QueryBuilder)
    .from('sold')
    .select(
      db.raw(`percentile_cont(0.5) within group (order by age) as middle, ${groups.join(', ')}`),
    )) as unknown as (Record<`up_to_${number}`, number> & { middle: number | null })[];
  return { middle: row?.middle ?? null, groups: ends.map((_, at) => row?.[`up_to_${at}`] ?? 0) };
}
