import type { FoundClient } from '@actual/contracts';
import { clientSearch } from '@actual/contracts/facts/desk/client-search';
import { pageSize } from '@actual/contracts/facts/page-size';
import { phoneWords } from '@actual/contracts/facts/text/written';
import type { Knex } from '@actual/database';
import { normalPhone } from '@actual/domain';
import { byWords, clientTermOf } from '../reports/search';

interface Search {
  term: string;
  page: number;
  autocomplete: boolean;
}
/** A client's row, as far as a found one needs it. */
export interface FoundRow {
  id: string;
  first_name: string;
  last_name: string;
  card_code: string;
  email: string;
  mobile_phone: string;
}

/** The same words that the index `client_words` holds. */
const words = "order_words(c.first_name, c.last_name, c.email, c.phone || ' ' || c.mobile_phone)";

/** Clients with an account, who have not left. Guests have a client of one purchase. */
function clients(db: Knex, term: string): Knex.QueryBuilder {
  const found = db('client as c')
    .whereNot('c.email', '')
    .whereNotExists(db('app_user as u').select('u.id').whereRaw('u.client_id = c.id').andWhere('u.invited', true));
  const asked = clientTermOf(term);
  if (asked.kind === 'card code') return found.where('c.card_code', 'like', `${asked.code}%`);
  byWords(found, words, asked.text);
  return found;
}

export const clientOf = (row: FoundRow): FoundClient => ({
  id: row.id,
  CardName: `${row.first_name} ${row.last_name}`.trim(),
  CardCode: row.card_code,
  E_Mail: row.email,
  Cellular: phoneWords(normalPhone(row.mobile_phone)),
});

/** Clients whose name, e-mail, telephone or card code has every word of the term, by name. */
export async function findClients(db: Knex, { term, page, autocomplete }: Search) {
  const size = autocomplete ? clientSearch.suggested : pageSize;
  const rows: Promise<FoundRow[]> = clients(db, term)
    .orderBy(['c.first_name', 'c.last_name', 'c.id'])
    .limit(size)
    .offset(autocomplete ? 0 : (page - 1) * size)
    .select('c.id', 'c.first_name', 'c.last_name', 'c.card_code', 'c.email', 'c.mobile_phone');
  if (autocomplete) {
    const data = (await rows).map(clientOf);
    return { data, total: data.length };
  }
  const counted = clients(db, term).select('c.id').limit(clientSearch.counted).as('found');
  const [found, [sum]] = await Promise.all([rows, db.from(counted).count<{ count: string }[]>()]);
  return { data: found.map(clientOf), total: Number(sum?.count ?? 0) };
}
