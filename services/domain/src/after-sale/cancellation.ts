import type { Cents } from '../money';
import { byShare } from './share';

/** A line as it was sold. */
export interface SoldLine {
  readonly id: string;
  readonly quantity: number;
  /** One piece, after every discount. */
  readonly unitTotal: Cents;
}

/** An order as its money stands: `paid` less what was given back is what its payments still hold. */
export interface OrderMoney {
  readonly lines: readonly SoldLine[];
  readonly paid: Cents;
  /** Given back by choice, which nobody owes. */
  readonly returned: Cents;
  /** The part of it that service requests gave back for pieces that came. */
  readonly settled: Cents;
  /** The rest of each payment. */
  readonly payments: readonly { readonly id: string; readonly rest: Cents }[];
}

/** The effects of canceling pieces of an order. */
export interface Cancellation {
  /** The charge for the pieces. */
  readonly value: Cents;
  /** The part of it that the order still owed and owes no more. */
  readonly owed: Cents;
  /** The part of it that was refunded by choice before. */
  readonly credited: Cents;
  /** The part of it that is refunded now. */
  readonly returned: Cents;
  /** Nothing that costs anything is left: the order ends. */
  readonly whole: boolean;
  /** What is left came, and all that was paid for it is back: the order ends as it is then. */
  readonly ends: boolean;
  /** Where it goes back to, by payment; none gets nothing. */
  readonly parts: readonly { readonly id: string; readonly cents: Cents }[];
}

/**
 * The refund for canceled pieces of an order: the amount of the goods as they were charged (an order holds no money for
 * its shipping). The order's debt is taken off first, then its share of earlier refunds by choice; refunds for pieces
 * that came take nothing off. The rest goes back to each payment by share. Prices and plan of the remaining pieces are
 * those that were agreed, also below a plan's minimum. Cancellations one after the other, in any order, refund the same
 * as canceling all at once.
 * @param chosen pieces by line; a line that is not there or fewer than one piece counts for nothing
 */
export function cancellationOf(order: OrderMoney, chosen: ReadonlyMap<string, number>): Cancellation {
  const total = order.lines.reduce((sum, line) => sum + line.unitTotal * line.quantity, 0);
  const value = order.lines.reduce((sum, { id, quantity, unitTotal }) => {
    const pieces = Math.min(quantity, Math.max(0, chosen.get(id) ?? 0));
    return sum + unitTotal * pieces;
  }, 0);
  const left = total - value;
  const owed = Math.min(value, Math.max(0, total - order.paid));
  const held = order.payments.reduce((sum, { rest }) => sum + rest, 0);
  const byChoice = Math.max(0, order.returned - order.settled);
  const share = Math.min(value - owed, byShare(byChoice, [value, left])[0] ?? 0);
  const returned = Math.min(value - owed - share, held);
  const cents = byShare(
    returned,
    order.payments.map(({ rest }) => rest),
  );
  return {
    value,
    owed,
    credited: value - owed - returned,
    returned,
    whole: left === 0,
    ends: left > 0 && returned > 0 && returned === held,
    parts: order.payments.flatMap(({ id }, at) => ((cents[at] ?? 0) > 0 ? [{ id, cents: cents[at] ?? 0 }] : [])),
  };
}
