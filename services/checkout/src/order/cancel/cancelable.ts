import type { CancellationPreview, ChosenLine } from '@actual/contracts';
import { cancelBusinessDays } from '@actual/contracts/facts/delivery/deadlines';
import { isOpenPayment, OrderState, PaymentState } from '@actual/contracts/facts/payment/states';
import { answerableUntil, cancellationOf, type DeliveryFacts, isPreparing, leavingOf, storeDay } from '@actual/domain';
import { waitingDelays } from '../day/delays';
import type { LoadedOrder } from '../order.queries';

export type Refusal = NonNullable<CancellationPreview['refusal']>;
type Cancelable = Pick<
  LoadedOrder,
  'status' | 'lines' | 'delays' | 'payments' | 'totalCents' | 'paidCents' | 'returnedCents' | 'settledCents'
>;

/** Why nothing of an order can be canceled now; null where something can. */
export function orderRefusal({ status, payments }: Pick<Cancelable, 'status' | 'payments'>): Refusal | null {
  if (status === OrderState.canceled) return 'already_canceled';
  // the transfer that an order waits for is closed with it; any other payment that runs has to end first
  const runs = status !== OrderState.pendingPayment && payments.some((one) => isOpenPayment(one.status));
  return runs ? 'payment_in_progress' : null;
}

export interface Asking {
  facts: DeliveryFacts;
  now: Date;
  /** Managers may split what was bargained; the buyer would keep one piece at the price of ten. */
  byStaff: boolean;
}

/** The pieces of each line that can be canceled, and until when. */
export function cancelableLines(order: Cancelable, { facts, now, byStaff }: Asking): CancellationPreview['lines'] {
  const refused = orderRefusal(order);
  return order.lines.map((line) => {
    const leaving = leavingOf(line, { facts, now }, cancelBusinessDays);
    // who was put off by the store has the way out until they choose
    const delay = waitingDelays(order, [line.id], storeDay(now)).at(-1);
    const { until, left } = delay ? { until: answerableUntil(delay), left: false } : leaving;
    // what a service request is about has come, whatever the day: it is returned, not canceled
    const refusal = refused ?? (left || line.hasRequest || !isPreparing(line) ? 'already_left' : null);
    const together = !byStaff && line.bigticket > 0;
    return { id: line.id, quantity: refusal ? 0 : line.quantity, until, refusal, together };
  });
}

/** Ids come with dashes or without. */
export const plainId = (id: string): string => id.replaceAll('-', '').toLowerCase();

/** Pieces by line, as the order names its lines; of a line named twice the sum. Null where one is none of the order's. */
export function chosenPieces(
  { lines }: Pick<LoadedOrder, 'lines'>,
  chosen: readonly ChosenLine[],
): ReadonlyMap<string, number> | null {
  const pieces = new Map<string, number>();
  for (const { id, quantity } of chosen) {
    const line = lines.find((one) => plainId(one.id) === plainId(id));
    if (!line) return null;
    pieces.set(line.id, (pieces.get(line.id) ?? 0) + quantity);
  }
  return pieces;
}

/** The refund for canceled pieces of an order, and the payments it goes back to. */
export const cancellationIn = (order: Cancelable, chosen: ReadonlyMap<string, number>) =>
  cancellationOf(
    {
      lines: order.lines,
      paid: order.paidCents,
      returned: order.returnedCents,
      settled: order.settledCents,
      payments: order.payments
        .filter(({ status }) => status === PaymentState.approved)
        .map(({ id, amountCents, refundedCents }) => ({ id, rest: amountCents - refundedCents })),
    },
    chosen,
  );
