import { randomUUID } from 'node:crypto';
import type { Contact, editedContact } from '@actual/contracts';
import { addressesOfClient } from '@actual/contracts/facts/capacities';
import { addressFieldNames, addressFields, ofEachAddressField } from '@actual/contracts/facts/delivery/address';
import type { Knex } from '@actual/database';
import { normalPhone } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { z } from 'zod';

type Edited = z.output<typeof editedContact>;

const columns: Readonly<Record<keyof Contact, string>> = {
  ...ofEachAddressField((field) => `k.${addressFields[field].column}`),
  id: 'k.id',
  CntctCode: 'k.code',
  stateName: 's.name',
};

const contacts = (db: Knex) =>
  db('contact as k').join('state as s', 's.code', 'k.state_code').select<Contact[]>(columns);

const row = (contact: Edited) => ({
  ...Object.fromEntries(addressFieldNames.map((field) => [addressFields[field].column, contact[field]])),
  phone: contact.Tel1 ? normalPhone(contact.Tel1) : '',
  mobile_phone: normalPhone(contact.Cellolar),
});

async function known(db: Knex, id: string): Promise<Contact> {
  const [found] = await contacts(db).where('k.id', id);
  if (!found) throw new AppError('not_found');
  return found;
}

const unknownState = (error: unknown): boolean =>
  (error as { constraint?: string } | null)?.constraint === 'contact_state_code_fkey';

/** An unknown state is an error of its field. */
async function inKnownState<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (unknownState(error)) throw new AppError('invalid_input', 'unknown state', [{ field: 'U_Estado' }]);
    throw error;
  }
}

/** Delivery addresses of a client, oldest first. */
export const listContacts = (db: Knex, clientId: string): Promise<Contact[]> =>
  contacts(db)
    .where('k.client_id', clientId)
    .orderBy([{ column: 'k.created_at' }, { column: 'k.id' }]);

/** Stores a new address of a client. @throws {AppError} `invalid_input` for an unknown state or past the limit */
export async function addContact(db: Knex, clientId: string, contact: Edited): Promise<Contact> {
  const id = randomUUID();
  return db.transaction(async (trx) => {
    // two at the edge of the limit take turns
    await trx('client').where({ id: clientId }).forUpdate().select('id');
    const [{ count } = { count: 0 }] = await trx('contact').where({ client_id: clientId }).count<{ count: string }[]>();
    if (Number(count) >= addressesOfClient) throw new AppError('invalid_input', 'too many addresses');
    await inKnownState(() => trx('contact').insert({ id, client_id: clientId, ...row(contact) }));
    return known(trx, id);
  });
}

/** Changes an address of the client's own. @throws {AppError} `not_found` for another's */
export async function editContact(
  db: Knex,
  { id, clientId }: { id: string; clientId: string },
  contact: Edited,
): Promise<Contact> {
  const changed = await inKnownState(() =>
    db('contact')
      .where({ id, client_id: clientId })
      .update({ ...row(contact), updated_at: db.fn.now() }),
  );
  if (changed === 0) throw new AppError('not_found');
  return known(db, id);
}
