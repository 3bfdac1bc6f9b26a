import type { guestAddress } from '@actual/contracts';
import { type Knex, prepared } from '@actual/database';
import { AppError, type Session } from '@actual/kit';
import type { z } from 'zod';
import type { Checkout } from '../context';
import { assertEditable, changeQuotation } from './change-quotation';
import { type LoadedQuotation, sameZip } from './loaded-quotation';

type Address = z.output<typeof guestAddress>;

function assertFits(quotation: LoadedQuotation, address: Address): void {
  assertEditable(quotation);
  const { zipcode } = quotation;
  if (!zipcode) throw new AppError('quotation_without_zipcode');
  if (!sameZip(address.zipCode, zipcode.cp)) throw new AppError('zipcode_mismatch', undefined, { cp: zipcode.cp });
}

/** Writes the address unless somebody else changed the quotation since it was read. Answers whether it did. */
async function writeAddress(db: Knex, { id, version }: LoadedQuotation, address: Address): Promise<boolean> {
  const written = await prepared(
    db,
    'write-address',
    `UPDATE quotation SET guest_address = ?::jsonb, version = version + 1, updated_at = now()
     WHERE id = ? AND version = ? RETURNING id`,
    [JSON.stringify(address), id, version],
  );
  return written.length === 1;
}

/** Keeps the delivery address of a quotation. @throws quotation_without_zipcode, zipcode_mismatch, see `assertEditable` */
export async function setGuestAddress(checkout: Checkout, before: LoadedQuotation, address: Address): Promise<void> {
  assertFits(before, address);
  if (await writeAddress(checkout.db, before, address)) return;
  await changeQuotation(checkout, before, async (trx, quotation) => {
    assertFits(quotation, address);
    await writeAddress(trx, quotation, address);
  });
}

/**
 * Ties the quotation to the signed-in client or guest. Another person's address does not come along.
 * @throws unauthorized without a session that has a client
 */
export async function assignClient(
  checkout: Checkout,
  before: LoadedQuotation,
  session: Session | null,
): Promise<void> {
  if (!session?.clientId) throw new AppError('unauthorized');
  const { clientId, userId } = session;
  if (before.clientId === clientId && before.userId === userId) return;
  await changeQuotation(checkout, before, async (trx, quotation) => {
    const another = quotation.clientId !== null && quotation.clientId !== clientId;
    await trx('quotation')
      .where({ id: quotation.id })
      .update({
        client_id: clientId,
        user_id: userId,
        ...(another ? { guest_address: null, contact_id: null } : {}),
        version: trx.raw('version + 1'),
        updated_at: trx.fn.now(),
      });
  });
}
