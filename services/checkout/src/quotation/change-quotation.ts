import type { Knex } from '@actual/database';
import { AppError } from '@actual/kit';
import type { Checkout } from '../context';
import { type LoadedQuotation, openPayment } from './loaded-quotation';
import { lockQuotation } from './read-quotation';

/** Throws when the quotation may not be changed: ordered, closed, or frozen by a running payment. */
export function assertEditable(quotation: LoadedQuotation): void {
  if (quotation.orderId) throw new AppError('quotation_ordered', undefined, { orderId: quotation.orderId });
  if (quotation.isClosed) throw new AppError('quotation_closed');
  if (openPayment(quotation)) throw new AppError('payment_in_progress');
}

/** Throws when the caller named the version they saw and the quotation has moved on since: nothing is overwritten. */
export function assertSeen({ seenVersion }: LoadedQuotation, { version }: Pick<LoadedQuotation, 'version'>): void {
  if (seenVersion !== undefined && seenVersion !== version)
    throw new AppError('quotation_changed', undefined, { version });
}

/**
 * Runs `work` on the locked, editable quotation in one transaction: changes of one quotation take turns.
 * @throws not_found, quotation_ordered, quotation_closed, payment_in_progress, quotation_changed
 */
export function changeQuotation<T>(
  { db }: Pick<Checkout, 'db'>,
  before: LoadedQuotation,
  work: (trx: Knex, quotation: LoadedQuotation) => Promise<T>,
): Promise<T> {
  return db.transaction(async (trx) => {
    const quotation = await lockQuotation(trx, before.id, before);
    if (!quotation) throw new AppError('not_found');
    assertEditable(quotation);
    assertSeen(before, quotation);
    return work(trx, quotation);
  });
}
