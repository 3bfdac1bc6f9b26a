import { type orderTableQuery, site } from '@actual/contracts';
import { staffRoles } from '@actual/contracts/facts/roles';
import { storeTimeZone } from '@actual/contracts/store-day';
import type { Knex } from '@actual/database';
import type { z } from 'zod';

type Query = z.output<typeof orderTableQuery>;
type Orders = Knex.QueryBuilder;

/** The same words that the index `orders_words` holds. */
const words = 'order_words(o.first_name, o.last_name, o.email, o.phone)';

/** Orders that pass every filter given; a filter not given lets all pass ('Todos'). */
export function filterOrders(db: Knex, query: Query): Orders {
  const { filters, dateRange } = query;
  const orders: Orders = db('orders as o');
  if (filters.folio) byFolio(orders, filters.folio);
  if (filters.paymentType) orders.where('o.payment_type', filters.paymentType);
  if (filters.status) orders.where('o.status', filters.status);
  if (filters.Store) byStore(db, orders, filters.Store);
  if (dateRange?.start)
    orders.whereRaw('o.created_at >= (?::date)::timestamp at time zone ?', [dateRange.start, storeTimeZone]);
  if (dateRange?.end)
    orders.whereRaw('o.created_at < (?::date + 1)::timestamp at time zone ?', [dateRange.end, storeTimeZone]);
  if (query.clientSearch) byClient(db, orders, query.clientSearch);
  if (query.term) byTerm(db, orders, query.term);
  return orders;
}

/** Digits of a folio: six, and more once those are used up. */
const folioLengths = [6, 7, 8, 9];

/** The first digits of a folio find every folio that begins so. */
function byFolio(orders: Orders, digits: string): void {
  orders.where((beginning) => {
    for (const length of folioLengths) {
      const scale = 10 ** (length - digits.length);
      const from = Number(digits) * scale;
      if (scale >= 1) beginning.orWhereBetween('o.folio', [from, from + scale - 1]);
    }
  });
}

/** A brand's handle stands for its orders of the web, a store's code for those of its sellers. */
function byStore(db: Knex, orders: Orders, store: string): void {
  const sellers = db('app_user').select('id').whereIn('role', staffRoles);
  if (site.safeParse(store).success) {
    orders
      .where('o.site', store)
      .where((web) => web.whereNull('o.user_id').orWhereNotIn('o.user_id', sellers.whereNotNull('main_store')));
  } else {
    orders.whereIn('o.user_id', sellers.where('main_store', store));
  }
}

/** By card code, or by words of the name and the email. */
function byClient(db: Knex, orders: Orders, search: string): void {
  const text = search.trim();
  if (/^c\d+$/i.test(text)) {
    orders.whereIn('o.client_id', db('client').select('id').where('card_code', text.toUpperCase()));
  } else byWords(orders, text);
}

/** One box for everything: folio, telephone, name, email. */
function byTerm(db: Knex, orders: Orders, term: string): void {
  const text = term.trim();
  const digits = text.replace(/[\s().+-]/g, '');
  if (/^\d{1,6}$/.test(digits)) byFolio(orders, digits);
  else if (/^\d{7,9}$/.test(digits))
    orders.where((either) => either.where((one) => byFolio(one, digits)).orWhere((one) => byWords(one, digits)));
  else if (/^\d+$/.test(digits)) byWords(orders, digits);
  else byClient(db, orders, text);
}

function byWords(orders: Orders, text: string): void {
  for (const word of text.split(/\s+/).filter(Boolean).slice(0, 8)) {
    orders.whereRaw(`${words} like '%' || plain(?) || '%'`, [word.replace(/[\\%_]/g, '\\$&')]);
  }
}
