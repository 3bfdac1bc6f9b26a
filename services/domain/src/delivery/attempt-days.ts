import { type DayNumber, dayNumber, dayText } from './calendar';
import { stepBack } from './new-day';

/** Days on which the warehouse's van can bring its pieces once more, soonest first and no later than `last`. */
export function attemptDays(
  today: string,
  drives: (day: DayNumber) => boolean,
  { businessDaysBefore, reachDays, last }: { businessDaysBefore: number; reachDays: number; last: string },
): string[] {
  const now = dayNumber(today);
  const days: DayNumber[] = [];
  for (let day = now + 1; day <= dayNumber(last) && day <= (days[0] ?? day) + reachDays; day += 1)
    if (drives(day) && now <= stepBack(day, businessDaysBefore, drives)) days.push(day);
  return days.map(dayText);
}
