/** Days of the store's calendar, both included. */
export interface Period {
  start: string;
  end: string;
}

const dayMs = 86_400_000;
const moved = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Days of a period. */
const lengthOf = ({ start, end }: Period): number => (Date.parse(end) - Date.parse(start)) / dayMs + 1;

/** As many days, just before. */
export function periodBefore(period: Period): Period {
  const days = lengthOf(period);
  return { start: moved(period.start, -days), end: moved(period.end, -days) };
}

/** Each day of a period. */
export const daysOf = ({ start, end }: Period): string[] =>
  Array.from({ length: lengthOf({ start, end }) }, (_, at) => moved(start, at));
