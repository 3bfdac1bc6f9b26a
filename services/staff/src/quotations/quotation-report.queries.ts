import type { QuotationColumn, QuotationRow, QuotationTableQuery } from '@actual/contracts';
import { rowsAhead } from '@actual/contracts/facts/page-size';
import type { QuotationState } from '@actual/contracts/facts/payment/quotation-states';
import { folioText } from '@actual/contracts/facts/text/written';
import type { Knex } from '@actual/database';
import { toPesos } from '@actual/domain';
import { afterSql, type Sorting, sortSql, windowOf } from '../reports/paging';
import { nameSql } from '../reports/sql';
import { filterQuotations, madeIn } from './quotation-filter';

interface PageRow {
  id: string;
  folio: number;
  created_at: Date;
  name: string | null;
  email: string | null;
  invited: boolean;
  site: string;
  store: string | null;
  seller: string | null;
  payment_type: string | null;
  state: QuotationState;
  order_id: string | null;
  pieces: number;
  total_cents: number;
  estimated_close_date: string | null;
  next_step: string | null;
  next_step_on: string | null;
}

/** The only SQL that a sort may become. */
const sortable: Readonly<Record<QuotationColumn, string>> = {
  folio: 'q.folio',
  createdAt: 'q.created_at',
  client: 'q.client_name',
  Store: madeIn,
  seller: 'q.seller_name',
  pieces: 'q.pieces',
  total: 'q.total_cents',
  status: 'q.state',
  estimatedCloseDate: 'q.close_on',
  nextStep: 'q.next_on',
};

const sortingOf = ({ orderby }: QuotationTableQuery): Sorting => {
  const { column, direction } = orderby ?? { column: 'createdAt', direction: 'DESC' };
  return { expression: sortable[column], direction };
};

/** The order of a report's rows. The default is the second column, the date, descending (accounts 9). */
export const quotationSort = (query: QuotationTableQuery): string => sortSql(sortingOf(query), 'q');

const guest = (field: string): string => `nullif(q.guest_address ->> '${field}', '')`;
const lead = (field: string): string =>
  `(select l.${field} from lead l where l.quotation_id = q.id order by l.created_at desc limit 1)`;
const people = {
  name: [nameSql('c.first_name', 'c.last_name'), nameSql(guest('firstName'), guest('lastName')), lead('name')],
  email: ['c.email', guest('email'), lead('email')],
  phone: ["coalesce(nullif(c.mobile_phone, ''), nullif(c.phone, ''))", guest('phone'), lead('phone')],
};
/** The person of a quotation: its client, else the address of a guest, else the lead who left a telephone. */
export const personOf = (what: keyof typeof people): string => `coalesce(${people[what].join(', ')})`;

/** The type of its order, else of the last payment that was tried. */
export const lastPaymentType = `coalesce(o.payment_type, (select y.type from payment y where y.quotation_id = q.id
  order by y.created_at desc limit 1))`;

/** The filter's quotations, joined with what the report and its exports show of them. */
export const joinedQuotations = (db: Knex, query: QuotationTableQuery): Knex.QueryBuilder =>
  filterQuotations(db, query)
    .leftJoin('site as s', 's.handle', 'q.site')
    .leftJoin('store as t', 't.code', 'q.store_code')
    .leftJoin('app_user as u', 'u.id', 'q.seller_id')
    .leftJoin('app_user as w', 'w.id', 'q.user_id')
    .leftJoin('client as c', 'c.id', 'q.client_id')
    .leftJoin('orders as o', 'o.quotation_id', 'q.id')
    .leftJoin('follow_up as f', 'f.quotation_id', 'q.id');

/** The report's rows of the filter's quotations, in its order. */
const rowsOf = (db: Knex, query: QuotationTableQuery) =>
  joinedQuotations(db, query)
    .select(
      'q.id',
      'q.folio',
      'q.created_at',
      'q.site',
      'q.state',
      'q.pieces',
      'q.total_cents',
      'o.id as order_id',
      'f.estimated_close_date',
      'f.next_step',
      'f.next_step_on',
      db.raw(`${personOf('name')} as name`),
      db.raw(`${personOf('email')} as email`),
      db.raw('coalesce(w.invited, q.client_id is null) as invited'),
      db.raw('coalesce(t.name, s.name) as store'),
      db.raw(`${nameSql('u.first_name', 'u.last_name')} as seller`),
      db.raw(`${lastPaymentType} as payment_type`),
    )
    .orderByRaw(quotationSort(query));

/** A page of the filter's quotations. */
export async function quotationPage(db: Knex, page: number, query: QuotationTableQuery): Promise<QuotationRow[]> {
  const { limit, offset } = windowOf(page, query);
  const rows: PageRow[] = await rowsOf(db, query).limit(limit).offset(offset);
  return rows.map(toRow);
}

/** The filter's quotations that follow one in its order. */
export async function quotationsAfter(db: Knex, query: QuotationTableQuery, after: string): Promise<QuotationRow[]> {
  const rows: PageRow[] = await rowsOf(db, query)
    .whereRaw(afterSql(sortingOf(query), 'q', 'quotation'), { after })
    .limit(rowsAhead);
  return rows.map(toRow);
}

const toRow = (row: PageRow): QuotationRow => ({
  id: row.id,
  folio: folioText(row.folio),
  createdAt: row.created_at.toISOString(),
  client: row.name,
  invited: row.invited,
  email: row.email,
  site: row.site,
  Store: row.store ?? row.site,
  seller: row.seller,
  paymentType: row.payment_type,
  status: row.state,
  OrderWeb: row.order_id,
  pieces: row.pieces,
  total: toPesos(row.total_cents),
  estimatedCloseDate: row.estimated_close_date,
  nextStep: row.next_step && row.next_step_on ? { text: row.next_step, day: row.next_step_on } : null,
});
