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

/** Whether the buyer may still answer a delay: until the day before the proposed one, or until the pieces leave. */
export const isWaiting = ({ lines, proposed, answer }: Delay, line: DelayedLine, today: string): boolean =>
  answer === null && lines.includes(line.id) && line.shipDate === proposed && isPreparing(line) && today < proposed;

/** The last day on which a delay can be answered, `YYYY-MM-DD`. */
export const answerableUntil = ({ proposed }: Pick<Delay, 'proposed'>): string => dayText(dayNumber(proposed) - 1);

/** Days on which delayed pieces can come, soonest first: the first is the one that the store proposes. */
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
