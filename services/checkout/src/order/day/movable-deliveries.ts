import type { MovableDelivery } from '@actual/contracts';
import type { DayHalf } from '@actual/contracts/facts/day-halves';
import { newDayBusinessDays, newDayReachDays } from '@actual/contracts/facts/deadlines';
import { isConfirmedOrder } from '@actual/contracts/facts/states';
import { type DeliveryFacts, hasHalves, newDays, type PromisedDelivery } from '@actual/domain';
import type { LoadedOrder } from '../order.queries';

/** Until when a delivery can be changed, and how far away its new day may be. */
export const newDayRules = { businessDaysBefore: newDayBusinessDays, reachDays: newDayReachDays };

/** What of an order comes together on a day, and where its pieces are. */
interface OrderedDelivery extends PromisedDelivery {
  /** ids */
  readonly lines: string[];
  readonly half: DayHalf | null;
}

/** What of an order comes on which day, soonest first. */
export function deliveriesOf({ lines, pieces }: Pick<LoadedOrder, 'lines' | 'pieces'>): OrderedDelivery[] {
  const days = [...new Set(lines.flatMap(({ shipDate }) => shipDate ?? []))].sort();
  return days.map((promised) => {
    const together = lines.filter(({ shipDate }) => shipDate === promised);
    const parts = together.map(({ id }) => pieces.filter(({ lineId }) => lineId === id));
    return {
      promised,
      lines: together.map(({ id }) => id),
      half: together.find(({ half }) => half !== null)?.half ?? null,
      company: together.find(({ shipCompany }) => shipCompany !== null)?.shipCompany ?? '',
      // a line of which no piece is held cannot be told
      pieces: parts.every((part) => part.length > 0) ? parts.flat() : [],
    };
  });
}

/** The deliveries of an order and the other days there are for each. None of an order that is not paid. */
export function movableDeliveries(
  order: Pick<LoadedOrder, 'status' | 'zone' | 'lines' | 'pieces'>,
  { facts, now }: { facts: DeliveryFacts; now: Date },
): MovableDelivery[] {
  if (!isConfirmedOrder(order.status)) return [];
  return deliveriesOf(order).map(({ lines, half, ...promise }) => ({
    date: promise.promised,
    lines,
    half,
    halves: hasHalves(facts, order.zone, promise.company),
    ...newDays(promise, { facts, zone: order.zone, now }, newDayRules),
  }));
}
