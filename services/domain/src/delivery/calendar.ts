/** A day as the number of days since 1970-01-01: plain arithmetic, no zone, no clock. */
export type DayNumber = number;

const msPerDay = 86_400_000;

/** The day of `YYYY-MM-DD`. @throws {RangeError} when the text is no day */
export function dayNumber(text: string): DayNumber {
  const ms = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(ms)) throw new RangeError(`not a day: ${text}`);
  return ms / msPerDay;
}

/** `YYYY-MM-DD` of a day. */
export const dayText = (day: DayNumber): string => new Date(day * msPerDay).toISOString().slice(0, 10);

/** 0 is Sunday, 6 is Saturday. */
export const weekday = (day: DayNumber): number => (((day + 4) % 7) + 7) % 7;

const of = (year: number, month: number, date: number): DayNumber => Date.UTC(year, month - 1, date) / msPerDay;

/** The nth Monday of a month. */
function monday(year: number, month: number, nth: number): DayNumber {
  const first = of(year, month, 1);
  return first + ((8 - weekday(first)) % 7) + (nth - 1) * 7;
}

/**
 * Mexico's mandatory rest days (Ley Federal del Trabajo, article 74); election days are closed days of the shop's own
 * table.
 */
export function restDays(year: number): DayNumber[] {
  return [
    of(year, 1, 1),
    monday(year, 2, 1),
    monday(year, 3, 3),
    of(year, 5, 1),
    of(year, 9, 16),
    ...((year - 2024) % 6 === 0 ? [of(year, 10, 1)] : []),
    monday(year, 11, 3),
    of(year, 12, 25),
  ];
}

const restDaysByYear = new Map<number, ReadonlySet<DayNumber>>();

/** True on a mandatory rest day. */
export function isRestDay(day: DayNumber): boolean {
  const year = new Date(day * msPerDay).getUTCFullYear();
  let days = restDaysByYear.get(year);
  if (!days) {
    days = new Set(restDays(year));
    restDaysByYear.set(year, days);
  }
  return days.has(day);
}

interface WallTime {
  readonly day: DayNumber;
  readonly hour: number;
  readonly minute: number;
}
interface WallClock {
  readonly face: Intl.DateTimeFormat;
  /** Minutes since 1970 of the last reading: within one, no clock changes. */
  minute: number;
  reading: WallTime;
}

const msPerMinute = 60_000;
const clocks = new Map<string, WallClock>();

/**
 * Day, hour (0 to 23) and minute that the clock on a wall in `timeZone` shows.
 * @throws {RangeError} for an unknown zone
 */
export function wallClock(now: Date, timeZone: string): WallTime {
  let clock = clocks.get(timeZone);
  if (!clock) {
    const face = new Intl.DateTimeFormat('en', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    clock = { face, minute: Number.NaN, reading: { day: 0, hour: 0, minute: 0 } };
    clocks.set(timeZone, clock);
  }
  const minute = Math.floor(now.getTime() / msPerMinute);
  if (minute === clock.minute) return clock.reading;
  const part: Record<string, number> = {};
  for (const { type, value } of clock.face.formatToParts(now)) part[type] = Number(value);
  const { year = 1970, month = 1, day = 1, hour = 0 } = part;
  clock.minute = minute;
  clock.reading = { day: of(year, month, day), hour, minute: part.minute ?? 0 };
  return clock.reading;
}
