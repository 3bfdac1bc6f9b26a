import { storeTimeZone } from '@actual/contracts/store-day';

const clock = new Intl.DateTimeFormat('es-MX', {
  timeZone: storeTimeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** «18/nov 12:31» in the zone of the stores; the year only when it is not `year`. */
export function momentWords(iso: string, year: number): string {
  const parts = Object.fromEntries(clock.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));
  const date = `${parts.day}/${months[Number(parts.month) - 1]}${Number(parts.year) === year ? '' : `/${parts.year}`}`;
  return `${date} ${parts.hour}:${parts.minute}`;
}
