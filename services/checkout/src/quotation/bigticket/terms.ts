import type { BargainEnd } from '@actual/contracts/facts/bigticket';
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

/** The line with what holds of its bargain. */
export const settled = (line: Line, where: Where): Line => ({
  ...line,
  bigticket: line.bargain && endOf(line, where) === null ? line.bargain.percentage : 0,
});

/** How far staff may lower a line: a manager's word for exactly this, or what sellers may without asking. */
export const maximumOf = (line: Line, where: Where): number =>
  (endOf(line, where) === null ? line.bargain?.maximum : null) ?? sellerBigticketPercent;
