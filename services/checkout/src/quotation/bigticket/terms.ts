import type { BargainEnd } from '@actual/contracts/facts/payment/bigticket';
import { type BargainTerms, bargainEnd, sellerBigticketPercent } from '@actual/domain';
import type { Line, LoadedQuotation } from '../loaded-quotation';

type Where = Pick<LoadedQuotation, 'id' | 'pricedOn'>;

/** The terms of a line as it is now, which a bargain is granted for. */
export const termsOf = (line: Line, { id, pricedOn }: Where): BargainTerms => ({
  quotation: id,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  discounts: line.discounts,
  shipDate: line.shipDate,
  day: pricedOn,
});

/** Which of its terms ended the bargain of a line; null where it holds, or where there is none. */
export const endOf = (line: Line, where: Where): BargainEnd | null =>
  line.bargain && bargainEnd(line.bargain, termsOf(line, where));

/** The line with the valid part of its bargain. */
export const settled = (line: Line, where: Where): Line => ({
  ...line,
  bigticket: line.bargain && endOf(line, where) === null ? line.bargain.percentage : 0,
});

/** The most that staff may lower a line: a manager's grant for exactly this, or the limit of sellers. */
export const maximumOf = (line: Line, where: Where): number =>
  (endOf(line, where) === null ? line.bargain?.maximum : null) ?? sellerBigticketPercent;
