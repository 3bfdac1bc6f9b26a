import type { MovableDelivery } from '@actual/contracts';
import type { DayHalf } from '@actual/contracts/facts/delivery/day-halves';
import { newDayBusinessDays, newDayReachDays } from '@actual/contracts/facts/delivery/deadlines';
import type { DeliveryState } from '@actual/contracts/facts/delivery/deliveries';
import { isConfirmedOrder } from '@actual/contracts/facts/payment/states';
import { type DeliveryFacts, hasHalves, isPreparing, newDays, type PromisedDelivery, stateOf } from '@actual/domain';
import type { LoadedOrder } from '../order.queries';

/** Until when a delivery can be changed, and how far away its new day may be. */
export const newDayRules = { businessDaysBefore: newDayBusinessDays, reachDays: newDayReachDays };

/** Pieces of an order that come together on a day, and the places where they are. */
interface OrderedDelivery extends PromisedDelivery {
  /** ids */
  readonly lines: string[];
  readonly half: DayHalf | null;
  readonly state: DeliveryState;
}

/** The deliveries of an order, soonest first; pieces that left are a delivery apart from those still prepared for the same day. */
export function deliveriesOf({ lines, pieces }: Pick<LoadedOrder, 'lines' | 'pieces'>): OrderedDelivery[] {
  const keyOf = (line: LoadedOrder['lines'][number]) => (line.shipDate ? `${line.shipDate} ${stateOf(line)}` : null);
  const keys = [...new Set(lines.flatMap((line) => keyOf(line) ?? []))].sort();
  return keys.map((key) => {
    const together = lines.filter((line) => keyOf(line) === key);
    const parts = together.map(({ id }) => pieces.filter(({ lineId }) => lineId === id));
    return {
      promised: key.slice(0, 10),
      state: together.map(stateOf)[0] ?? 'preparing',
      lines: together.map(({ id }) => id),
      half: together.find(({ half }) => half !== null)?.half ?? null,
      company: together.find(({ shipCompany }) => shipCompany !== null)?.shipCompany ?? '',
      // a line of which no piece is held cannot be told
      pieces: parts.every((part) => part.length > 0) ? parts.flat() : [],
    };
  });
}

/** Ids of the lines whose delivery can still be changed. */
export const preparedLines = ({ lines }: Pick<LoadedOrder, 'lines'>): string[] =>
  lines.filter(isPreparing).map(({ id }) => id);

/** The deliveries of an order that did not leave, and the other days there are for each. None of an order that is not paid. */
export function movableDeliveries(
  order: Pick<LoadedOrder, 'status' | 'zone' | 'lines' | 'pieces'>,
  { facts, now }: { facts: DeliveryFacts; now: Date },
): MovableDelivery[] {
  if (!isConfirmedOrder(order.status)) return [];
  const prepared = deliveriesOf(order).filter(({ state }) => state === 'preparing');
  return prepared.map(({ lines, half, state: _state, ...promise }) => ({
    date: promise.promised,
    lines,
    half,
    halves: hasHalves(facts, order.zone, promise.company),
    ...newDays(promise, { facts, zone: order.zone, now }, newDayRules),
  }));
}
