import { formatDate } from '@actual/contracts/facts/text/written';
import { storeDay, storeTime } from '@actual/contracts/store-day';

/** «18/nov»; the year only when it is not `year`. */
export function dayWords(day: string, year: number): string {
  const written = formatDate(day);
  return Number(day.slice(0, 4)) === year ? written.slice(0, written.lastIndexOf('/')) : written;
}

/** «18/nov 12:31» on the store's clock. */
export function momentWords(iso: string, year: number): string {
  const moment = new Date(iso);
  return `${dayWords(storeDay(moment), year)} ${storeTime(moment)}`;
}

/** «1/nov/2026 al 18/nov/2026», or one end of it. */
export function periodWords({ from, to }: { from?: string; to?: string }): string {
  if (from && to) return `${formatDate(from)} al ${formatDate(to)}`;
  if (from) return `desde ${formatDate(from)}`;
  return to ? `hasta ${formatDate(to)}` : 'todas las fechas';
}
