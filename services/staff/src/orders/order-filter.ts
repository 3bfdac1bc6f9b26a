import type { OrderTableQuery } from '@actual/contracts';
import { staffRoles } from '@actual/contracts/facts/access/roles';
import { webSales } from '@actual/contracts/facts/desk/filter-values';
import { OrderState } from '@actual/contracts/facts/payment/states';
import type { Knex } from '@actual/database';
import { byDays, byFolio, byWords, clientTermOf, type Rows, type Term, termOf } from '../reports/search';

/** The same words that the index `orders_words` holds. */
const words = 'order_words(o.first_name, o.last_name, o.email, o.phone)';

/** Where an order was sold: the shop, or the brand for one of the web. The same expression that `orders_store` holds. */
export const soldIn = 'coalesce(o.store_code, o.site)';

/** Orders that pass every filter given; a filter not given lets all pass ('Todos'). */
export function filterOrders(db: Knex, query: Omit<OrderTableQuery, 'orderby'>): Rows {
  const { filters } = query;
  const orders: Rows = db('orders as o');
  if (query.ids) orders.whereIn('o.id', query.ids);
  if (filters.folio) byFolio(orders, 'o.folio', filters.folio);
  if (filters.paymentType) orders.where('o.payment_type', filters.paymentType);
  if (filters.status) orders.where('o.status', filters.status);
  if (filters.canceled !== undefined) orders.where('o.status', filters.canceled ? '=' : '<>', OrderState.canceled);
  if (filters.site) orders.where('o.site', filters.site);
  if (filters.Store) orders.whereRaw(`${soldIn} = ?`, [filters.Store]);
  if (filters.User) bySeller(db, orders, filters.User);
  byDays(orders, 'o.created_at', query.dateRange);
  if (filters.client) byTerm(db, orders, clientTermOf(filters.client));
  if (query.clientSearch) byTerm(db, orders, clientTermOf(query.clientSearch));
  if (query.term) byTerm(db, orders, termOf(query.term));
  return orders;
}

/** Sold by one of the staff; `web`: by none of them. The order of the web has its client's own person. */
function bySeller(db: Knex, orders: Rows, seller: string): void {
  if (seller !== webSales) orders.where('o.user_id', seller);
  else
    orders.where((nobodys) =>
      nobodys.whereNull('o.user_id').orWhereNotIn('o.user_id', db('app_user').select('id').whereIn('role', staffRoles)),
    );
}

function byTerm(db: Knex, orders: Rows, term: Term): void {
  switch (term.kind) {
    case 'folio':
      byFolio(orders, 'o.folio', term.digits);
      return;
    case 'folio or telephone':
      orders.where((either) =>
        either.where((one) => byFolio(one, 'o.folio', term.digits)).orWhere((one) => byWords(one, words, term.digits)),
      );
      return;
    case 'card code':
      orders.whereIn('o.client_id', db('client').select('id').where('card_code', term.code));
      return;
    case 'words':
      byWords(orders, words, term.text);
  }
}
