import { arrival, type DeliveryQuestion } from './arrival';
import { type DayNumber, dayNumber, dayText, wallClock } from './calendar';
import { isWorkingDay, type StockSource } from './facts';

/** How late a delivery can still get another day, and how far away that may be. */
export interface NewDayRules {
  /** Working days of the delivering warehouse that must lie between today and the day, the promised and the new one. */
  readonly businessDaysBefore: number;
  /** Calendar days after the promised day within which the new one lies. */
  readonly reachDays: number;
}

/** Pieces that were promised together for a day. */
export interface PromisedDelivery {
  /** `YYYY-MM-DD`. */
  readonly promised: string;
  /** The warehouse whose van makes the last stretch. */
  readonly company: string;
  /** Where each of its pieces lies, or arrives. */
  readonly pieces: readonly Pick<StockSource, 'warehouse' | 'arrivesOn'>[];
}

/** Until when the day can be changed (null: no more), and the days to choose from, soonest first; both `YYYY-MM-DD`. */
export interface NewDays {
  readonly until: string | null;
  readonly days: string[];
}

/** A warehouse that is closed for longer than this is never found open. */
export const searchedDays = 366;
const none: NewDays = { until: null, days: [] };

/** Days to which a delivery can be moved; none where it is too near or its pieces are unknown. */
export function newDays(delivery: PromisedDelivery, question: DeliveryQuestion, rules: NewDayRules): NewDays {
  const { until, days } = possibleDays(delivery, question, rules);
  return { until, days: days.filter((day) => day !== delivery.promised) };
}

/** As `newDays`, with the promised day among them where it can be kept. */
export function possibleDays(
  { promised, company, pieces }: PromisedDelivery,
  question: DeliveryQuestion,
  { businessDaysBefore, reachDays }: NewDayRules,
): NewDays {
  const { facts, now } = question;
  const warehouse = facts.warehouses.get(company);
  if (!warehouse || pieces.length === 0) return none;
  const arrivals = pieces.map((piece) => arrival(piece, question)?.day ?? null);
  if (arrivals.some((day) => day === null)) return none;
  const works = (day: DayNumber) => isWorkingDay(day, warehouse, facts);
  const today = wallClock(now, warehouse.timeZone).day;
  const last = dayNumber(promised);
  const until = stepBack(last, businessDaysBefore, works);
  if (today > until) return none;
  const earliest = Math.max(...arrivals.map((day) => day ?? 0));
  const days: string[] = [];
  for (let day = earliest; day <= last + reachDays; day += 1)
    if (works(day) && today <= stepBack(day, businessDaysBefore, works)) days.push(dayText(day));
  return { until: dayText(until), days };
}

/** The day that lies so many working days before another. */
export function stepBack(from: DayNumber, count: number, works: (day: DayNumber) => boolean): DayNumber {
  let day = from;
  for (let left = count; left > 0; ) {
    day -= 1;
    if (from - day > searchedDays) return day;
    if (works(day)) left -= 1;
  }
  return day;
}
