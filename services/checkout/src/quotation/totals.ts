import { type PaymentGroup, quotationTotals, toPesos } from '@actual/domain';
import type { LoadedQuotation } from './loaded-quotation';

/** Centavos of the whole quotation when paid with a group. */
export const totalsFor = (quotation: Pick<LoadedQuotation, 'lines'>, group: PaymentGroup) =>
  quotationTotals(quotation.lines, group);

/** The totals of the contract, in pesos; `total` is that of `group`. */
export function totalsReply(quotation: Pick<LoadedQuotation, 'lines'>, group: PaymentGroup) {
  const own = totalsFor(quotation, group);
  const total = (one: PaymentGroup): number => toPesos(totalsFor(quotation, one).total);
  return {
    subtotal: toPesos(own.subtotal),
    discount: toPesos(own.discount),
    total: toPesos(own.total),
    totalProducts: quotation.lines.reduce((sum, line) => sum + line.quantity, 0),
    totalPg1: total(1),
    totalPg2: total(2),
    totalPg3: total(3),
    totalPg4: total(4),
    totalPg5: total(5),
  };
}
