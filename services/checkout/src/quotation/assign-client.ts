import { type Knex, prepared } from '@actual/database';
import { AppError, type Session } from '@actual/kit';
import type { Checkout } from '../context';
import { assertNobodysMoney, changeQuotation } from './change-quotation';
import type { LoadedQuotation } from './loaded-quotation';

/** True for the person who proved the e-mail that the guest gave: guests' purchases follow the proof (decision 0115). */
async function isProvenGuest(db: Knex, userId: string, { guestAddress }: LoadedQuotation): Promise<boolean> {
  const rows = await prepared(
    db,
    'proven-guest',
    'SELECT id FROM app_user WHERE id = ? AND owns_email AND lower(email) = lower(?)',
    [userId, guestAddress?.email ?? ''],
  );
  return rows.length > 0;
}

/**
 * Ties the quotation to the signed-in client or guest, without another person's address; another browser keeps a link's
 * access.
 * @throws unauthorized without a session that has a client; quotation_part_paid where somebody else paid a part
 */
export async function assignClient(
  checkout: Checkout,
  before: LoadedQuotation,
  { session, holderHash }: { session: Session | null; holderHash: string | null },
): Promise<void> {
  if (!session?.clientId) throw new AppError('unauthorized');
  const { clientId, userId } = session;
  if (before.clientId === clientId && before.userId === userId) return;
  const assign = async (trx: Knex, quotation: LoadedQuotation): Promise<void> => {
    const moved = holderHash !== null && quotation.holderHash !== null && quotation.holderHash !== holderHash;
    // a guest without an account is known by the browser, or by the e-mail they gave
    const another =
      quotation.clientId === null
        ? moved && !(await isProvenGuest(trx, userId, quotation))
        : quotation.clientId !== clientId;
    if (another) assertNobodysMoney(quotation);
    if (moved)
      await trx('quotation_holder')
        .insert({ quotation_id: quotation.id, holder_hash: quotation.holderHash })
        .onConflict()
        .ignore();
    await trx('quotation')
      .where({ id: quotation.id })
      .update({
        client_id: clientId,
        user_id: userId,
        ...(moved ? { holder_hash: holderHash } : {}),
        ...(another ? { guest_address: null, contact_id: null } : {}),
        version: trx.raw('version + 1'),
        updated_at: trx.fn.now(),
      });
  };
  await changeQuotation(checkout, before, assign, { priced: false });
}
