import { formatDate } from '@actual/contracts/facts/text/written';
import { storeDay, storeTime, storeYear } from '@actual/contracts/store-day';

/** «18/nov 12:31» on the store's clock; the year only when it is not `year`. */
export function momentWords(iso: string, year: number): string {
  const moment = new Date(iso);
  const day = formatDate(storeDay(moment));
  const short = storeYear(moment) === year ? day.slice(0, day.lastIndexOf('/')) : day;
  return `${short} ${storeTime(moment)}`;
}

/** «1/nov/2026 al 18/nov/2026», or one end of it. */
export function periodWords({ from, to }: { from?: string; to?: string }): string {
  if (from && to) return `${formatDate(from)} al ${formatDate(to)}`;
  if (from) return `desde ${formatDate(from)}`;
  return to ? `hasta ${formatDate(to)}` : 'todas las fechas';
}
