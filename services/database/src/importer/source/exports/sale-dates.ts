import { storeDay, storeMoment } from '@actual/contracts/store-day';

/** Which of two numbers is the day, where a file writes days and months as numbers: `both` where it shows either. */
export type DayOrder = 'day-first' | 'month-first' | 'both';

/** A day as a cell writes it. `midnight`: the cell has no time of day. */
interface Told {
  readonly moment: Date;
  readonly midnight: boolean;
}

const months: Readonly<Record<string, number>> = {
  ene: 1,
  jan: 1,
  feb: 2,
  mar: 3,
  abr: 4,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  ago: 8,
  aug: 8,
  sep: 9,
  set: 9,
  oct: 10,
  nov: 11,
  dic: 12,
  dec: 12,
};
const time = String.raw`(?:[T ,]+(\d{1,2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*([ap]\.?\s?m\.?)?)?`;
const yearFirst = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${time}\s*(Z|[+-]\d{2}:?\d{2})?$`, 'i');
const numbers = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})${time}$`, 'i');
const named = new RegExp(
  String.raw`^(\d{1,2})(?:\s+de\s+|[-/. ]+)([a-z]{3,10})\.?(?:\s+del?\s+|[-/., ]+)(\d{4}|\d{2})${time}$`,
  'i',
);
const namedFirst = new RegExp(String.raw`^([a-z]{3,10})\.?\s+(\d{1,2})(?:,\s*|\s+)(\d{4})${time}$`, 'i');
/** Days since the last of December 1899, as spreadsheets count them. */
const serial = /^(\d{5})(?:[.,](\d+))?$/;
const unixSeconds = /^1\d{9}$/;

const pad = (number: number): string => String(number).padStart(2, '0');

interface Parts {
  year: string;
  month: number;
  day: string;
  hour: string | undefined;
  minute: string | undefined;
  half: string | undefined;
  zone?: string | undefined;
}

/** The moment in the store's calendar; null for a day that there is not. */
function momentOf({ year, month, day, hour, minute, half, zone }: Parts): Told | null {
  const whole = Number(year) < 100 ? 2000 + Number(year) : Number(year);
  const date = `${whole}-${pad(month)}-${pad(Number(day))}`;
  const known = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(known.getTime()) || known.toISOString().slice(0, 10) !== date) return null;
  const afternoon = half?.toLowerCase().startsWith('p') ?? false;
  const hours = (Number(hour ?? 0) % (half ? 12 : 24)) + (afternoon ? 12 : 0);
  const clock = `${pad(hours)}:${minute ?? '00'}`;
  const moment = zone ? new Date(`${date}T${clock}:00${zone}`) : storeMoment(date, clock);
  return Number.isNaN(moment.getTime()) ? null : { moment, midnight: clock === '00:00' };
}

function serialMoment(days: number, fraction: string | undefined): Told | null {
  const day = new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10);
  const minutes = Math.round(Number(`0.${fraction ?? 0}`) * 1_440);
  const [hour, minute] = [String(Math.floor(minutes / 60)), pad(minutes % 60)];
  const [year = '', month = '', date = ''] = day.split('-');
  return momentOf({ year, month: Number(month), day: date, hour, minute, half: undefined });
}

/** Two numbers as day and month; null where the file leaves both open. */
function dayAndMonth(first: string, second: string, order: DayOrder): { day: string; month: number } | null {
  if (Number(first) > 12 || Number(second) > 12) {
    const dayFirst = Number(second) <= 12;
    return dayFirst ? { day: first, month: Number(second) } : { day: second, month: Number(first) };
  }
  if (first === second) return { day: first, month: Number(second) };
  if (order === 'both') return null;
  return order === 'day-first' ? { day: first, month: Number(second) } : { day: second, month: Number(first) };
}

/** A moment as exports and spreadsheets write it; null where it cannot be told. */
function told(text: string, order: DayOrder): Told | null {
  const cell = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim();
  const first = yearFirst.exec(cell);
  if (first) {
    const [, year = '', month, day = '', hour, minute, half, zone] = first;
    return momentOf({ year, month: Number(month), day, hour, minute, half, zone });
  }
  const plain = numbers.exec(cell);
  if (plain) {
    const [, one = '', other = '', year = '', hour, minute, half] = plain;
    const found = dayAndMonth(one, other, order);
    return found && momentOf({ ...found, year, hour, minute, half });
  }
  const withName = named.exec(cell) ?? namedFirst.exec(cell);
  if (withName) {
    const [, one = '', other = '', year = '', hour, minute, half] = withName;
    const [day, name] = /^\d/.test(one) ? [one, other] : [other, one];
    const month = months[name.slice(0, 3).toLowerCase()];
    return month === undefined ? null : momentOf({ year, month, day, hour, minute, half });
  }
  const days = serial.exec(cell);
  if (days) return serialMoment(Number(days[1]), days[2]);
  return unixSeconds.test(cell) ? { moment: new Date(Number(cell) * 1_000), midnight: false } : null;
}

/** The orders that cells show which can be read in one way only. */
export function dayOrdersOf(cells: readonly string[]): DayOrder[] {
  return cells.flatMap((cell): DayOrder[] => {
    const [, first, second] = numbers.exec(cell.trim()) ?? [];
    if (Number(first) > 12) return ['day-first'];
    return Number(second) > 12 ? ['month-first'] : [];
  });
}

/** The order of a file's days, by its cells; a store in Mexico writes the day first. */
export function orderOf(seen: ReadonlySet<DayOrder>): DayOrder {
  if (seen.size > 1) return 'both';
  return seen.has('month-first') ? 'month-first' : 'day-first';
}

const dayMs = 86_400_000;

/**
 * Whether a sale price holds now; without a time it ends with its day in the store's calendar.
 * @returns a sentence where a date cannot be told: then nobody knows which price is right
 */
export function saleHolds(
  { starts, ends }: { starts: string; ends: string },
  order: DayOrder,
  now = new Date(),
): boolean | string {
  const [from, until] = [starts, ends].map((cell) => (cell.trim() === '' ? null : (told(cell, order) ?? cell.trim())));
  for (const one of [from, until])
    if (typeof one === 'string') return `no se entiende la fecha de oferta «${one}»: escríbala como 2026-12-31`;
  const [start, end] = [from, until] as [Told | null, Told | null];
  // the day after, by the store's calendar
  const last =
    end && (end.midnight ? storeMoment(storeDay(new Date(end.moment.getTime() + dayMs)), '00:00') : end.moment);
  if (start && last && last <= start.moment) return 'la oferta termina antes de empezar';
  return (!start || start.moment <= now) && (!last || now < last);
}
