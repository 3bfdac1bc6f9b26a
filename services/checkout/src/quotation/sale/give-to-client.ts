import type { Session } from '@actual/kit';
import type { Checkout } from '../../context';
import { assertNobodysMoney } from '../change-quotation';
import type { LoadedQuotation } from '../loaded-quotation';
import { changeSale, unknown, writeSale } from './change-sale';
import { assertMayHandOver } from './hand-over';

interface Buyer {
  id: string;
  userId: string | null;
}

/** A client with an account, or of the ERP; guests have a client of one purchase. */
async function buyer({ db }: Checkout, clientId: string): Promise<Buyer> {
  const [found] = await db('client as c')
    .leftJoin('app_user as u', 'u.client_id', 'c.id')
    .where('c.id', clientId)
    .whereNot('c.email', '')
    .whereRaw('u.invited IS NOT TRUE')
    .select<Buyer[]>('c.id', 'u.id as userId')
    .limit(1);
  if (!found) throw unknown('Client');
  return found;
}

/**
 * Makes a quotation a client's: what another client paid, and their address, stays theirs.
 * @throws invalid_input for a client that is none; forbidden for another seller's quotation; quotation_closed,
 * quotation_ordered, quotation_part_paid
 */
export async function giveToClient(
  checkout: Checkout,
  before: LoadedQuotation,
  { clientId, by }: { clientId: string; by: Session },
): Promise<void> {
  const { id, userId } = await buyer(checkout, clientId);
  await changeSale(checkout, before, async (trx, quotation) => {
    assertMayHandOver(quotation, by);
    if (quotation.clientId === id) return;
    const another = quotation.clientId !== null;
    if (another || quotation.exchange) assertNobodysMoney(quotation);
    await writeSale(trx, quotation.id, {
      client_id: id,
      user_id: userId,
      ...(another ? { guest_address: null, contact_id: null } : {}),
    });
  });
}
