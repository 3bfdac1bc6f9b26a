import { formatDate } from './facts/text/written';

/** The store's calendar: quotations, orders and promotions go by the days of Cancún, wherever the visitor is. */
export const storeTimeZone = 'America/Cancun';

/** Hours that Cancún is behind UTC, all year: the state of Quintana Roo keeps no summer time. */
const hoursBehind = 5;

/**
 * Day and time, `2026-12-01T17:05:09`, that the store's clock shows at a moment. By arithmetic, since browsers write the
 * dates of a locale in different ways.
 */
export const storeClock = (moment: Date): string =>
  new Date(moment.getTime() - hoursBehind * 3_600_000).toISOString().slice(0, 19);

/** The day, `YYYY-MM-DD`, that the store's calendar shows at a moment (specification, reading 7). */
export const storeDay = (moment: Date = new Date()): string => storeClock(moment).slice(0, 10);
/** The year of that day. */
export const storeYear = (moment?: Date): number => Number(storeDay(moment).slice(0, 4));

/** The time, `17:05`, that the store's clock shows at a moment. */
export const storeTime = (moment: Date): string => storeClock(moment).slice(11, 16);

/** The moment at which the store's calendar and clock show a day, `YYYY-MM-DD`, and a time, `17:05`. */
export const storeMoment = (day: string, time: string): Date => new Date(`${day}T${time}:00-0${hoursBehind}:00`);

/** A moment as the store's clock shows it: «3/dic/2026, 17:05 h». */
export function formatMoment(iso: string): string {
  const moment = new Date(iso);
  return `${formatDate(storeDay(moment))}, ${storeTime(moment)} h`;
}
