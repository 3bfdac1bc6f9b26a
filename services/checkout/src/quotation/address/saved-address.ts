import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { changeQuotation } from '../change-quotation';
import type { LoadedQuotation } from '../loaded-quotation';
import { assertInZone } from './guest-address';

/**
 * Delivers to a saved address of the quotation's client.
 * @throws not_found for an address that is not theirs, zipcode_mismatch, quotation_without_zipcode, see
 * `changeQuotation`
 */
export async function setSavedAddress(checkout: Checkout, before: LoadedQuotation, contactId: string): Promise<void> {
  const choose = async (trx: Knex, quotation: LoadedQuotation): Promise<void> => {
    const [contact] = await trx('contact')
      .where({ id: contactId, client_id: quotation.clientId })
      .whereNotNull('client_id')
      .select<{ zip: string }[]>('zip');
    if (!contact) throw new AppError('not_found');
    assertInZone(quotation, contact.zip);
    await trx('quotation')
      .where({ id: quotation.id })
      .update({
        contact_id: contactId,
        guest_address: null,
        version: trx.raw('version + 1'),
        updated_at: trx.fn.now(),
      });
  };
  await changeQuotation(checkout, before, choose, { priced: false });
}
