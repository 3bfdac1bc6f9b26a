import type { MovableDelivery } from '@actual/contracts';
import { newDayBusinessDays, newDayReachDays } from '@actual/contracts/facts/deadlines';
import { isConfirmedOrder } from '@actual/contracts/facts/states';
import { type DeliveryFacts, newDays } from '@actual/domain';
import type { LoadedOrder } from '../order.queries';

const rules = { businessDaysBefore: newDayBusinessDays, reachDays: newDayReachDays };

/** What of an order comes on which day, soonest first, and the other days there are. None of an order that is not paid. */
export function movableDeliveries(
  { status, zone, lines, pieces }: Pick<LoadedOrder, 'status' | 'zone' | 'lines' | 'pieces'>,
  { facts, now }: { facts: DeliveryFacts; now: Date },
): MovableDelivery[] {
  if (!isConfirmedOrder(status)) return [];
  const days = [...new Set(lines.flatMap(({ shipDate }) => shipDate ?? []))].sort();
  return days.map((date) => {
    const together = lines.filter(({ shipDate }) => shipDate === date);
    const parts = together.map(({ id }) => pieces.filter(({ lineId }) => lineId === id));
    const promise = {
      promised: date,
      company: together.find(({ shipCompany }) => shipCompany !== null)?.shipCompany ?? '',
      // a line of which no piece is held cannot be told
      pieces: parts.every((part) => part.length > 0) ? parts.flat() : [],
    };
    return { date, lines: together.map(({ id }) => id), ...newDays(promise, { facts, zone, now }, rules) };
  });
}
