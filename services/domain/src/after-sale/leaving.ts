import { storeTimeZone } from '@actual/contracts/store-day';
import { dayNumber, dayText, wallClock } from '../delivery/calendar';
import { type DeliveryFacts, isWorkingDay } from '../delivery/facts';
import { stepBack } from '../delivery/new-day';

/** A line's delivery, as far as its leaving depends on it. */
export interface PromisedLine {
  /** `YYYY-MM-DD`; null where none was promised. */
  readonly shipDate: string | null;
  /** The warehouse whose van makes the last stretch. */
  readonly shipCompany: string | null;
}

/** A line's departure: the last day, `YYYY-MM-DD`, on which it has not left, and whether that day is over. */
export interface Leaving {
  /** Null for pieces without a day, which are never on their way. */
  readonly until: string | null;
  readonly left: boolean;
}

/** The last day on which pieces are still in the warehouse: so many of its working days before the promised one. */
export function leavingOf(
  { shipDate, shipCompany }: PromisedLine,
  { facts, now }: { facts: DeliveryFacts; now: Date },
  businessDaysBefore: number,
): Leaving {
  if (shipDate === null) return { until: null, left: false };
  const warehouse = facts.warehouses.get(shipCompany ?? '');
  const works = (day: number) => !warehouse || isWorkingDay(day, warehouse, facts);
  const until = stepBack(dayNumber(shipDate), businessDaysBefore, works);
  const today = wallClock(now, warehouse?.timeZone ?? storeTimeZone).day;
  return { until: dayText(until), left: today > until };
}
