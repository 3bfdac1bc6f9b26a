import type { guestAddress } from '@actual/contracts';
import { type Knex, prepared } from '@actual/database';
import { normalPhone } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { z } from 'zod';
import type { Checkout } from '../../context';
import { assertEditable, assertIfMatch, changeQuotation } from '../change-quotation';
import { type LoadedQuotation, sameZip } from '../loaded-quotation';

type Address = z.output<typeof guestAddress>;

/** Throws unless an address in this postal code is where the quotation's dates were promised for. */
export function assertInZone({ zipcode }: LoadedQuotation, zipCode: string): void {
  if (!zipcode) throw new AppError('quotation_without_zipcode');
  if (!sameZip(zipCode, zipcode.cp)) throw new AppError('zipcode_mismatch', undefined, { cp: zipcode.cp });
}

/** Writes the address unless somebody else changed the quotation since it was read. Answers whether it did. */
async function writeAddress(db: Knex, { id, version }: LoadedQuotation, address: Address): Promise<boolean> {
  const written = await prepared(
    db,
    'write-address',
    `UPDATE quotation SET guest_address = ?::jsonb, contact_id = NULL, version = version + 1, updated_at = now()
     WHERE id = ? AND version = ? RETURNING id`,
    [JSON.stringify(address), id, version],
  );
  return written.length === 1;
}

/**
 * Delivers a quotation to this address, in place of a saved one.
 * @throws quotation_without_zipcode, zipcode_mismatch, quotation_changed, see `assertEditable`
 */
export async function setGuestAddress(checkout: Checkout, before: LoadedQuotation, typed: Address): Promise<void> {
  const address = { ...typed, phone: normalPhone(typed.phone) };
  assertEditable(before);
  assertIfMatch(before, before);
  assertInZone(before, address.zipCode);
  if (await writeAddress(checkout.db, before, address)) return;
  const write = async (trx: Knex, quotation: LoadedQuotation): Promise<void> => {
    assertInZone(quotation, address.zipCode);
    await writeAddress(trx, quotation, address);
  };
  await changeQuotation(checkout, before, write, { priced: false });
}
