import { arrival, type DeliveryQuestion } from './arrival';
import { dayNumber, dayText, wallClock } from './calendar';
import { isWorkingDay } from './facts';
import { type NewDayRules, type PromisedDelivery, searchedDays, stepBack } from './new-day';
import { isPreparing, type Standing } from './states';

/** A day that the store itself put off. */
export interface Delay {
  /** ids */
  readonly lines: readonly string[];
  /** The day that the store proposed, `YYYY-MM-DD`. */
  readonly proposed: string;
  /** What the buyer chose; null: nothing yet. */
  readonly answer: string | null;
}
interface DelayedLine {
  readonly id: string;
  readonly shipDate: string | null;
  readonly standing: Standing | null;
}

/**
 * Whether the buyer of a line may still choose because of a delay: another day, or the money back. The choice ends with
 * the day before the proposed one, with an answer, and when the pieces leave or get another day in whatever way.
 */
export const isWaiting = ({ lines, proposed, answer }: Delay, line: DelayedLine, today: string): boolean =>
  answer === null && lines.includes(line.id) && line.shipDate === proposed && isPreparing(line) && today < proposed;

/** The last day on which a delay can be answered, `YYYY-MM-DD`. */
export const answerableUntil = ({ proposed }: Pick<Delay, 'proposed'>): string => dayText(dayNumber(proposed) - 1);

/**
 * Days on which pieces can come that the store could not bring on the promised one, soonest first: the first is the one it
 * proposes. They lie after the promised day and not before `notBefore`, on working days of the delivering warehouse on
 * which the pieces are there, with the time to plan its van, and within `reachDays` of the first. Empty where it cannot be told.
 */
export function daysAfterDelay(
  { promised, company, pieces }: PromisedDelivery,
  question: DeliveryQuestion,
  { businessDaysBefore, reachDays, notBefore }: NewDayRules & { readonly notBefore: string | null },
): string[] {
  const { facts, now } = question;
  const warehouse = facts.warehouses.get(company);
  const arrivals = pieces.map((piece) => arrival(piece, question)?.day ?? null);
  if (!warehouse || arrivals.length === 0 || arrivals.includes(null)) return [];
  const works = (day: number) => isWorkingDay(day, warehouse, facts);
  const today = wallClock(now, warehouse.timeZone).day;
  const begin = Math.max(
    dayNumber(promised) + 1,
    notBefore === null ? 0 : dayNumber(notBefore),
    ...arrivals.map((day) => day ?? 0),
  );
  const days: number[] = [];
  for (let day = begin; day <= begin + searchedDays && day <= (days[0] ?? day) + reachDays; day += 1)
    if (works(day) && today <= stepBack(day, businessDaysBefore, works)) days.push(day);
  return days.map(dayText);
}
