import type { MovableDelivery } from '@actual/contracts';
import type { DayHalf } from '@actual/contracts/facts/delivery/day-halves';
import { newDayBusinessDays, newDayReachDays } from '@actual/contracts/facts/delivery/deadlines';
import { type DeliveryState, isSchedulable } from '@actual/contracts/facts/delivery/deliveries';
import { isConfirmedOrder } from '@actual/contracts/facts/payment/states';
import {
  answerableUntil,
  type DeliveryFacts,
  daysAfterDelay,
  hasHalves,
  isPreparing,
  newDays,
  type PromisedDelivery,
  stateOf,
  storeDay,
} from '@actual/domain';
import { storableReply } from '../delivery/storage';
import type { DelayRow, LoadedOrder } from '../order.queries';
import { offeredAttempts } from './attempts';
import { delayReplies, waitingDelays } from './delays';

/** Until when a delivery can be changed, and how far away its new day may be. */
export const newDayRules = { businessDaysBefore: newDayBusinessDays, reachDays: newDayReachDays };

/** Pieces of an order that come together on a day, and the places where they are. */
interface OrderedDelivery extends PromisedDelivery {
  /** ids */
  readonly lines: string[];
  readonly half: DayHalf | null;
  readonly state: DeliveryState;
}

/** The deliveries of an order, soonest first; pieces that left and pieces still prepared for that day are two. */
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

/** The other days for pieces that the store put off: those of after the day that it did not keep. */
function otherDays(promise: PromisedDelivery, delays: readonly DelayRow[], question: Parameters<typeof newDays>[1]) {
  const from =
    delays
      .map((delay) => delay.from)
      .toSorted()
      .at(-1) ?? promise.promised;
  const notBefore =
    delays
      .flatMap((delay) => delay.notBefore ?? [])
      .toSorted()
      .at(-1) ?? null;
  const days = daysAfterDelay({ ...promise, promised: from }, question, { ...newDayRules, notBefore });
  return {
    until: answerableUntil({ proposed: promise.promised }),
    days: days.filter((day) => day !== promise.promised),
  };
}

/**
 * The deliveries of a paid order that are still in the warehouse, with the days on offer for each. One that the store
 * postponed can be moved until its buyer has chosen a day.
 */
export function movableDeliveries(
  order: Pick<LoadedOrder, 'status' | 'createdAt' | 'zone' | 'lines' | 'pieces' | 'delays' | 'deliveryEvents'>,
  { facts, now }: { facts: DeliveryFacts; now: Date },
): MovableDelivery[] {
  if (!isConfirmedOrder(order.status)) return [];
  const question = { facts, zone: order.zone, now };
  const today = storeDay(now);
  return deliveriesOf(order).flatMap(({ lines, half, state, ...promise }): MovableDelivery[] => {
    if (!isSchedulable(state)) return [];
    const delivery = { date: promise.promised, state, lines, half };
    if (state !== 'preparing') {
      const offered = offeredAttempts(order, { lines, state, company: promise.company }, { facts, now });
      return [{ ...delivery, ...offered, delay: null, halves: false, storable: null }];
    }
    const waiting = waitingDelays(order, lines, today);
    return [
      {
        ...delivery,
        delay: delayReplies(order, lines, today).findLast(({ until }) => until !== null) ?? null,
        halves: hasHalves(facts, order.zone, promise.company),
        storageCosts: [],
        storable: storableReply(order, lines, now),
        ...(waiting.length > 0 ? otherDays(promise, waiting, question) : newDays(promise, question, newDayRules)),
      },
    ];
  });
}
