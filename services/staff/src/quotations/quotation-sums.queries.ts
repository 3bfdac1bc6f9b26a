import type { QuotationTableQuery } from '@actual/contracts';
import { webSales } from '@actual/contracts/facts/desk/filter-values';
import { QuotationState } from '@actual/contracts/facts/payment/quotation-states';
import type { Knex } from '@actual/database';
import { daysWithin, isMadeUpOf, type Rows } from '../reports/search';
import { filterQuotations } from './quotation-filter';

export interface QuotationSums {
  quotations: number;
  amount: number;
  open: number;
  open_amount: number;
  ordered: number;
  ordered_amount: number;
  lost: number;
  lost_amount: number;
}

/** The figures of every quotation of the filter, money in centavos. */
export async function quotationSums(db: Knex, query: QuotationTableQuery): Promise<QuotationSums> {
  const days = ofDays(db, query);
  const [sums] = (await (days
    ? days.select(db.raw(sumsOfDays))
    : filterQuotations(db, query).select(db.raw(sumsOfRows, QuotationState)))) as unknown as QuotationSums[];
  if (!sums) throw new Error('an aggregate without a row');
  return sums;
}

/** The sums of days that make up a filter (decision 0068); null for one that they do not tell apart. */
function ofDays(db: Knex, query: QuotationTableQuery): Rows | null {
  if (!isMadeUpOf(query, ['Store', 'User', 'lostReason'])) return null;
  const { Store, User, lostReason } = query.filters;
  const rows: Rows = db('quotation_day');
  daysWithin(rows, query.dateRange);
  if (Store) rows.where({ store: Store });
  if (User === webSales) rows.whereNull('seller_id');
  else if (User) rows.where({ seller_id: User });
  if (lostReason) rows.where({ lost_reason: lostReason });
  return rows;
}

const sum = (column: string, name: string): string => `coalesce(sum(${column}), 0)::bigint as ${name}`;
const sumsOfDays = [
  sum('quotations', 'quotations'),
  sum('cents', 'amount'),
  sum('open', 'open'),
  sum('open_cents', 'open_amount'),
  sum('ordered', 'ordered'),
  sum('ordered_cents', 'ordered_amount'),
  sum('lost', 'lost'),
  sum('lost_cents', 'lost_amount'),
].join(', ');

const ofState = (state: string): string => `count(*) filter (where q.state = :${state}) as ${state},
  coalesce(sum(q.total_cents) filter (where q.state = :${state}), 0)::bigint as ${state}_amount`;
const sumsOfRows = `count(*) as quotations, coalesce(sum(q.total_cents), 0)::bigint as amount,
  ${['open', 'ordered', 'lost'].map(ofState).join(', ')}`;
