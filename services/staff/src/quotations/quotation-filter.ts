import type { QuotationTableQuery } from '@actual/contracts';
import { webSales } from '@actual/contracts/facts/desk/filter-values';
import type { QuotationStep } from '@actual/contracts/facts/payment/quotation-states';
import type { Knex } from '@actual/database';
import { byDays, byFolio, byWords, clientTermOf, type Rows, type Term, termOf } from '../reports/search';

/** The same words that the indexes `client_words` and `quotation_guest_words` hold. */
const clientWords = "order_words(first_name, last_name, email, phone || ' ' || mobile_phone)";
const guestWords = 'guest_words(q.guest_address)';

/** Where a quotation was made: the shop, or the brand for one of the web. The same expression that `quotation_store` holds. */
export const madeIn = 'coalesce(q.store_code, q.site)';

/** The columns that show how far a quotation came. */
const stepColumns = { followed: 'q.followed', tried: 'q.tried' } as const satisfies Record<QuotationStep, string>;

/** Quotations that ever had an article and pass every filter given; a filter not given lets all pass ('Todos'). */
export function filterQuotations(db: Knex, query: Omit<QuotationTableQuery, 'orderby'>): Rows {
  const { filters } = query;
  const rows: Rows = db('quotation as q').whereNotNull('q.folio');
  if (query.ids) rows.whereIn('q.id', query.ids);
  if (filters.folio) byFolio(rows, 'q.folio', filters.folio);
  if (filters.status) rows.where('q.state', filters.status);
  if (filters.isClosed !== undefined) rows.where('q.is_closed', filters.isClosed);
  if (filters.site) rows.where('q.site', filters.site);
  if (filters.Store) rows.whereRaw(`${madeIn} = ?`, [filters.Store]);
  if (filters.User === webSales) rows.whereNull('q.seller_id');
  else if (filters.User) rows.where('q.seller_id', filters.User);
  if (filters.paymentType)
    rows.whereExists(db('payment as y').whereRaw('y.quotation_id = q.id and y.type = ?', [filters.paymentType]));
  if (filters.step) rows.where(stepColumns[filters.step], true);
  if (filters.lostReason) rows.where('q.lost_reason', filters.lostReason);
  byDays(rows, 'q.created_at', query.dateRange);
  if (filters.client) byTerm(db, rows, clientTermOf(filters.client));
  if (query.clientSearch) byTerm(db, rows, clientTermOf(query.clientSearch));
  if (query.term) byTerm(db, rows, termOf(query.term));
  return rows;
}

/** By the words of its client, or of a guest's address. The clients are looked up first, so that both use an index. */
function byPerson(db: Knex, rows: Rows, text: string): void {
  const clients = db('client').select('id');
  byWords(clients, clientWords, text);
  rows.where((either) =>
    either.whereRaw('q.client_id = any (array(?))', [clients]).orWhere((guest) => {
      guest.whereNotNull('q.guest_address');
      byWords(guest, guestWords, text);
    }),
  );
}

function byTerm(db: Knex, rows: Rows, term: Term): void {
  switch (term.kind) {
    case 'folio':
      byFolio(rows, 'q.folio', term.digits);
      return;
    case 'folio or telephone':
      rows.where((either) =>
        either.where((one) => byFolio(one, 'q.folio', term.digits)).orWhere((one) => byPerson(db, one, term.digits)),
      );
      return;
    case 'card code':
      rows.whereIn('q.client_id', db('client').select('id').where('card_code', term.code));
      return;
    case 'words':
      byPerson(db, rows, term.text);
  }
}
