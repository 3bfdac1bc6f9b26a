import type { Knex } from '@actual/database';
import { toPesos } from '@actual/domain';
import { AppError, isStaff, type Session } from '@actual/kit';
import type { Checkout } from '../context';
import { type LoadedQuotation, openPayment, paidCents } from './loaded-quotation';
import { lockQuotation } from './quotation.queries';

/** Throws when the quotation may not be changed: ordered, closed, or frozen by a running payment. */
export function assertEditable(quotation: LoadedQuotation): void {
  if (quotation.orderId) throw new AppError('quotation_ordered', undefined, { orderId: quotation.orderId });
  if (quotation.isClosed) throw new AppError('quotation_closed');
  if (openPayment(quotation)) throw new AppError('payment_in_progress');
}

/**
 * Throws if the attempts to pay it are used up. The shopper's next line starts another quotation; staff may still
 * change this one.
 */
export function assertTakesMore({ rateLimitReported }: LoadedQuotation, session: Session | null): void {
  if (rateLimitReported && !isStaff(session)) throw new AppError('payment_attempts_exceeded');
}

/** Throws where a quotation holds its client's money, paid or out of an exchange: it buys nothing for another. */
export function assertNobodysMoney({ payments, exchange }: Pick<LoadedQuotation, 'payments' | 'exchange'>): void {
  const cents = paidCents({ payments }) + (exchange?.cents ?? 0);
  if (cents > 0) throw new AppError('quotation_part_paid', undefined, { paid: toPesos(cents) });
}

/** Throws when a part is paid already: to change the lines paid for, the buyer takes the part back first. */
export function assertUnpaid(quotation: Pick<LoadedQuotation, 'payments'>): void {
  const paid = paidCents(quotation);
  if (paid > 0) throw new AppError('quotation_part_paid', undefined, { paid: toPesos(paid) });
}

/** Throws when the caller named the version they saw and the quotation has moved on since: nothing is overwritten. */
export function assertIfMatch({ ifMatch }: LoadedQuotation, { version }: Pick<LoadedQuotation, 'version'>): void {
  if (ifMatch !== undefined && ifMatch !== version) throw new AppError('quotation_changed', undefined, { version });
}

/**
 * Runs `work` on the locked, editable quotation in one transaction; `priced`: it may change the total.
 * @throws not_found, quotation_ordered, quotation_closed, payment_in_progress, quotation_changed, quotation_part_paid
 */
export function changeQuotation<T>(
  { db }: Pick<Checkout, 'db'>,
  before: LoadedQuotation,
  work: (trx: Knex, quotation: LoadedQuotation) => Promise<T>,
  { priced = true }: { priced?: boolean } = {},
): Promise<T> {
  return db.transaction(async (trx) => {
    const quotation = await lockQuotation(trx, before.id, before);
    if (!quotation) throw new AppError('not_found');
    assertEditable(quotation);
    assertIfMatch(before, quotation);
    if (priced) assertUnpaid(quotation);
    return work(trx, quotation);
  });
}
