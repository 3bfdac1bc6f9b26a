import { randomUUID } from 'node:crypto';
import { Role } from '@actual/contracts/facts/access/roles';
import type { LostReason } from '@actual/contracts/facts/desk/follow-up';
import type { Knex } from '@actual/database';
import { AppError, type Session } from '@actual/kit';
import type { Checkout } from '../../context';
import { changeQuotation } from '../change-quotation';
import { lockQuotation, readQuotation } from '../quotation.queries';

/** Managers decide for the store they belong to, an admin for all. @throws {AppError} forbidden */
async function assertMayDecide(db: Knex, session: Session): Promise<void> {
  if (session.role === Role.admin) return;
  const person = await db('app_user').where({ id: session.userId }).first<{ main_store: string | null }>('main_store');
  if (!person?.main_store) throw new AppError('forbidden', 'a manager without a store');
}

const setClosed = (trx: Knex, id: string, isClosed: boolean) =>
  trx('quotation')
    .where({ id })
    .update({ is_closed: isClosed, version: trx.raw('version + 1'), updated_at: trx.fn.now() });

/**
 * Closes a quotation as lost: nothing of it changes or is paid until it is reopened.
 * @throws not_found, forbidden, quotation_closed, quotation_ordered, quotation_part_paid, payment_in_progress
 */
export async function closeQuotation(
  checkout: Checkout,
  id: string,
  { reason, comment, by }: { reason: LostReason; comment: string; by: Session },
): Promise<void> {
  await assertMayDecide(checkout.db, by);
  const before = await readQuotation(checkout.db, id);
  if (!before) throw new AppError('not_found');
  await changeQuotation(checkout, before, async (trx) => {
    await setClosed(trx, before.id, true);
    await trx('quotation_closing').insert({
      id: randomUUID(),
      quotation_id: before.id,
      reason,
      comment,
      closed_by: by.userId,
    });
  });
}

/**
 * Reopens a quotation that was lost; one that went into another has its articles there.
 * @throws not_found, forbidden; conflict for one that is not closed as lost
 */
export async function reopenQuotation({ db }: Checkout, id: string, by: Session): Promise<void> {
  await assertMayDecide(db, by);
  await db.transaction(async (trx) => {
    const quotation = await lockQuotation(trx, id, null);
    if (!quotation) throw new AppError('not_found');
    const reopened = await trx('quotation_closing')
      .where({ quotation_id: quotation.id })
      .whereNull('reopened_at')
      .update({ reopened_by: by.userId, reopened_at: trx.fn.now() });
    if (reopened === 0) throw new AppError('conflict', 'not closed as lost');
    await setClosed(trx, quotation.id, false);
  });
}
