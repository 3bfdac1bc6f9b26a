import { storeDay, storeMoment } from '@actual/contracts/store-day';
import { type DayNumber, dayNumber, dayText, isRestDay, weekday } from '../delivery/calendar';
import { type DeliveryFacts, isWorkingDay } from '../delivery/facts';

/** Tells business days from others. */
export type IsBusinessDay = (day: DayNumber) => boolean;

/** Days that are searched for a business day: nothing is closed for longer. */
const searchedDays = 366;
const hourMs = 3_600_000;

/** The store's business days: Monday to Friday, without mandatory rest days and days on which all of it is closed. */
export const businessDays =
  ({ closedEverywhere }: Pick<DeliveryFacts, 'closedEverywhere'>): IsBusinessDay =>
  (day) => {
    const name = weekday(day);
    return name >= 1 && name <= 5 && !isRestDay(day) && !closedEverywhere.has(day);
  };

/** Days on which a warehouse drives; the store's business days where the warehouse is not known any more. */
export function drivingDays(facts: DeliveryFacts, company: string | null): IsBusinessDay {
  const warehouse = facts.warehouses.get(company ?? '');
  return warehouse ? (day) => isWorkingDay(day, warehouse, facts) : businessDays(facts);
}

/**
 * The nth business day after a day, both `YYYY-MM-DD`; the day itself does not count.
 * @throws {RangeError} where a whole year has too few
 */
export function afterBusinessDays(from: string, count: number, isBusinessDay: IsBusinessDay): string {
  const first = dayNumber(from);
  let left = count;
  for (let day = first + 1; day <= first + searchedDays; day += 1) {
    if (isBusinessDay(day)) left -= 1;
    if (left <= 0) return dayText(day);
  }
  throw new RangeError(`no ${count} business days after ${from}`);
}

/**
 * When so many business hours have passed: 48 hours from a Friday noon end on Tuesday noon.
 * @throws {RangeError} where a whole year has too few
 */
export function afterBusinessHours(from: Date, hours: number, isBusinessDay: IsBusinessDay): Date {
  const first = dayNumber(storeDay(from));
  let left = hours * hourMs;
  for (let day = first; day <= first + searchedDays; day += 1) {
    if (!isBusinessDay(day)) continue;
    const begins = Math.max(from.getTime(), storeMoment(dayText(day), '00:00').getTime());
    const ends = storeMoment(dayText(day + 1), '00:00').getTime();
    if (left <= ends - begins) return new Date(begins + left);
    left -= ends - begins;
  }
  throw new RangeError(`no ${hours} business hours after ${from.toISOString()}`);
}
