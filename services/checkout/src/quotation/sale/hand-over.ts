import { randomUUID } from 'node:crypto';
import { isManagerRole, staffRoles } from '@actual/contracts/facts/access/roles';
import type { Knex } from '@actual/database';
import { AppError, type Session } from '@actual/kit';
import type { Checkout } from '../../context';
import type { LoadedQuotation } from '../loaded-quotation';
import { changeSale, unknown, writeSale } from './change-sale';

interface Seller {
  id: string;
  store: string | null;
}

/** A seller to whom a quotation may be handed. @throws invalid_input for anybody else */
export async function sellerOf(db: Knex, userId: string): Promise<Seller> {
  const found = await db('app_user')
    .where({ id: userId })
    .whereIn('role', staffRoles)
    .whereNull('disabled_at')
    .first<Seller | undefined>('id', db.raw('coalesce(active_store, main_store) AS store'));
  if (!found) throw unknown('User');
  return found;
}

/** One's own, nobody's, or a manager's to give. @throws forbidden */
export function assertMayHandOver({ sellerId }: LoadedQuotation, by: Session): void {
  if (sellerId === null || sellerId === by.userId || isManagerRole(by.role)) return;
  throw new AppError('forbidden', 'another seller’s quotation');
}

/**
 * Hands a quotation to another seller and their shop, and records who did so.
 * @throws invalid_input for a seller that is none; forbidden, quotation_closed, quotation_ordered
 */
export async function handOver(
  checkout: Checkout,
  before: LoadedQuotation,
  { to, by }: { to: string; by: Session },
): Promise<void> {
  const { id, store } = await sellerOf(checkout.db, to);
  await changeSale(checkout, before, async (trx, quotation) => {
    assertMayHandOver(quotation, by);
    if (quotation.sellerId === id) return;
    await trx('quotation_handover').insert({
      id: randomUUID(),
      quotation_id: quotation.id,
      from_user: quotation.sellerId,
      to_user: id,
      by_user: by.userId,
    });
    await writeSale(trx, quotation.id, { seller_id: id, store_code: store ?? quotation.store?.code ?? null });
  });
}
