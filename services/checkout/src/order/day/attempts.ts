import type { MovableDelivery } from '@actual/contracts';
import { attemptOfferDays, attemptReachDays, newDayBusinessDays } from '@actual/contracts/facts/delivery/deadlines';
import type { SchedulableState } from '@actual/contracts/facts/delivery/deliveries';
import { storageNoticeDays } from '@actual/contracts/facts/delivery/storage';
import {
  attemptDays,
  type DeliveryFacts,
  dayNumber,
  dayText,
  drivingDays,
  storageDue,
  storeDay,
  storedUntil,
  toPesos,
} from '@actual/domain';
import { paidFor, storageOf } from '../delivery/storage';
import type { LoadedOrder } from '../order.queries';

/** The days on which pieces that came back, or are stored, can be brought, and what storage costs with each. */
export function offeredAttempts(
  order: Pick<LoadedOrder, 'lines' | 'deliveryEvents'>,
  { lines, state, company }: { lines: string[]; state: SchedulableState; company: string },
  { facts, now }: { facts: DeliveryFacts; now: Date },
): Pick<MovableDelivery, 'until' | 'days' | 'storageCosts'> {
  const today = storeDay(now);
  const since = state === 'stored' ? (storageOf(order, lines)?.since ?? null) : null;
  const reach = dayText(dayNumber(today) + attemptReachDays);
  const days = attemptDays(today, drivingDays(facts, company), {
    businessDaysBefore: state === 'stored' ? storageNoticeDays : newDayBusinessDays,
    reachDays: attemptOfferDays,
    last: since === null ? reach : storedUntil(since),
  });
  const valueCents = paidFor(order, lines);
  return {
    until: days.at(-1) ?? null,
    days,
    storageCosts: since === null ? [] : days.map((until) => toPesos(storageDue({ since, until, valueCents }))),
  };
}
