import type { Site } from '@actual/contracts';
import { type MessageKind, messageFolio } from '@actual/contracts/facts/desk/messages';
import type { Knex } from '@actual/database';

export interface FormMessage {
  id: string;
  folio: string;
  kind: MessageKind;
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
  return messageFolio(row.folio);
}

export async function readMessage(db: Knex, id: string): Promise<FormMessage | undefined> {
  const row = await db('form_message')
    .where({ id })
    .first<FormMessage | undefined>(...columns);
  return row && { ...row, folio: messageFolio(row.folio) };
}
