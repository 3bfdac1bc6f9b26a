import { PaymentState } from '@actual/contracts/facts/payment/states';
import { folioText } from '@actual/contracts/facts/text/written';
import { type Knex, prepared } from '@actual/database';
import { managerMayOrder, type PaymentGroup } from '@actual/domain';
import { AppError } from '@actual/kit';
import type { Checkout } from '../../context';
import { assertAsSeen, type SeenQuotation } from '../../quotation/bigticket/bargain';
import { assertEditable } from '../../quotation/change-quotation';
import { fittingAddress, type LoadedQuotation, type PaymentRow, paidCents } from '../../quotation/loaded-quotation';
import { readQuotation } from '../../quotation/quotation.queries';
import { totalsFor } from '../../quotation/totals';
import { reserveAgain } from '../../stock/reserve-again';
import { withStockRows } from '../../stock/stock-locks';
import { makeLockedOrder } from '../outcome/make-order';
import { answerWithout } from '../outcome/provider-answer';

/** The last payment: its group is the quotation's (shopping 4), and the pieces are claimed for it. */
function lastPaid(quotation: LoadedQuotation): PaymentRow {
  const paid = quotation.payments.filter((one) => one.status === PaymentState.approved && one.refundedCents === 0);
  const last = paid.at(-1);
  if (!last) throw new AppError('not_fully_paid');
  return last;
}

/**
 * @throws not_fully_paid below the whole, or with a manager below `managerPercent`; a payment beyond the total makes no
 * order
 */
function assertPaid(quotation: LoadedQuotation, group: PaymentGroup, byManager: boolean): void {
  const { total } = totalsFor(quotation, group);
  const paid = paidCents(quotation);
  if (paid !== total && !(byManager && paid < total && managerMayOrder(paid, total)))
    throw new AppError('not_fully_paid');
}

async function place(checkout: Checkout, trx: Knex, loaded: LoadedQuotation, seen: SeenQuotation | null) {
  if (seen) assertAsSeen(loaded, seen);
  const last = lastPaid(loaded);
  assertPaid(loaded, last.paymentGroup, seen !== null);
  if (!fittingAddress(loaded)) throw new AppError('quotation_without_address');
  const quotation = await reserveAgain(checkout, trx, last.id, loaded);
  if (!quotation) throw new AppError('stock_changed', undefined, { products: [] });
  const paying = { ...last, quotationId: loaded.id, paidCents: paidCents(loaded), version: loaded.version };
  const answer = answerWithout(PaymentState.approved, last.statusDetail ?? 'accredited');
  const { id, folio } = await makeLockedOrder(trx, quotation, paying, answer);
  return { id, folio: folioText(folio) };
}

/**
 * Makes the order of a paid quotation, once. `seen` is what a manager saw who allowed it from `managerPercent` (reading
 * 4).
 * @throws not_fully_paid, quotation_changed, quotation_closed, quotation_empty, quotation_without_address,
 * payment_in_progress, stock_changed
 */
export async function createOrder(
  checkout: Checkout,
  quotationId: string,
  seen: SeenQuotation | null,
): Promise<{ id: string; folio: string }> {
  const work = () =>
    checkout.db.transaction(async (trx) => {
      await prepared(trx, 'lock-quotation', 'SELECT version FROM quotation WHERE id = ? FOR UPDATE', [quotationId]);
      const quotation = await readQuotation(trx, quotationId);
      if (!quotation) throw new AppError('not_found');
      if (quotation.orderId && quotation.orderFolio !== null)
        return { id: quotation.orderId, folio: folioText(quotation.orderFolio) };
      assertEditable(quotation);
      if (quotation.lines.length === 0) throw new AppError('quotation_empty');
      return place(checkout, trx, quotation, seen);
    });
  const made = await withStockRows(work);
  checkout.nudge();
  return made;
}
