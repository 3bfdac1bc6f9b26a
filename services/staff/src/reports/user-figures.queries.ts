import { OrderState } from '@actual/contracts/facts/payment/states';
import type { Knex } from '@actual/database';
import { toPesos } from '@actual/domain';
import { byDays } from './search';

interface Asked {
  userId: string;
  dateRange?: { start?: string | undefined; end?: string | undefined } | undefined;
}
interface Sums {
  count: number;
  cents: number;
}

/** A seller's sales; canceled orders do not count. */
const sold = {
  orders: (db: Knex, userId: string) => db('orders').where('user_id', userId).whereNot('status', OrderState.canceled),
  quotation: (db: Knex, userId: string) => db('quotation').where('seller_id', userId).whereNotNull('folio'),
};
export type Sold = keyof typeof sold;

async function sumsOf(rows: Knex.QueryBuilder, db: Knex): Promise<Sums> {
  const [sums] = (await rows.select(
    db.raw('count(*) as count, coalesce(sum(total_cents), 0)::bigint as cents'),
  )) as unknown as Sums[];
  return sums ?? { count: 0, cents: 0 };
}

async function figuresOf(db: Knex, what: Sold, { userId, dateRange }: Asked) {
  const ofDays = sold[what](db, userId);
  byDays(ofDays, 'created_at', dateRange);
  const [all, days] = await Promise.all([sumsOf(sold[what](db, userId), db), sumsOf(ofDays, db)]);
  return { all, days };
}

/** Pesos of a seller's quotations or orders: altogether, and of some days. */
export async function userTotals(db: Knex, what: Sold, asked: Asked) {
  const { all, days } = await figuresOf(db, what, asked);
  return { all: toPesos(all.cents), dateRange: toPesos(days.cents) };
}

/** How many quotations or orders a seller has: altogether, and of some days. */
export async function userCount(db: Knex, what: Sold, asked: Asked) {
  const { all, days } = await figuresOf(db, what, asked);
  return { all: all.count, dateRange: days.count };
}
