import type { Site } from '@actual/contracts';
import type { Knex } from '@actual/database';

export type FormKind = 'contact' | 'suggestion';

/** What somebody wrote. */
export interface FormMessage {
  id: string;
  folio: string;
  kind: FormKind;
  site: Site;
  name: string;
  email: string;
  phone: string;
  message: string;
  orderFolio: string;
}

const columns = ['id', 'folio', 'kind', 'site', 'name', 'email', 'phone', 'message', 'order_folio as orderFolio'];

/** Keeps a message. @returns the folio that it is known by */
export async function insertMessage(
  trx: Knex,
  { orderFolio, ...message }: Omit<FormMessage, 'folio'>,
): Promise<string> {
  const [row] = await trx('form_message').insert({ ...message, order_folio: orderFolio }, ['folio']);
  return String(row.folio);
}

export const readMessage = (db: Knex, id: string): Promise<FormMessage | undefined> =>
  db('form_message')
    .where({ id })
    .first<FormMessage | undefined>(...columns);
