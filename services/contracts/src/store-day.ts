import { formatDate } from './facts/text/written';

/** The store's calendar: quotations, orders and promotions go by the days of Cancún, wherever the visitor is. */
export const storeTimeZone = 'America/Cancun';

const days = new Intl.DateTimeFormat('en-CA', {
  timeZone: storeTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day, `YYYY-MM-DD`, that the store's calendar shows at a moment (specification, reading 7). */
export const storeDay = (moment: Date = new Date()): string => days.format(moment);
/** The year of that day. */
export const storeYear = (moment?: Date): number => Number(storeDay(moment).slice(0, 4));

/** The time, `17:05`, that the store's clock shows at a moment. */
export const storeTime = (moment: Date): string =>
  moment.toLocaleTimeString('en-GB', { timeZone: storeTimeZone, hour: '2-digit', minute: '2-digit' });

/** Hours that Cancún is behind UTC, all year: the state of Quintana Roo keeps no summer time. */
const behindUtc = '-05:00';

/** The moment at which the store's calendar and clock show a day, `YYYY-MM-DD`, and a time, `17:05`. */
export const storeMoment = (day: string, time: string): Date => new Date(`${day}T${time}:00${behindUtc}`);

/** A moment as the store's clock shows it: «3/dic/2026, 17:05 h». */
export function formatMoment(iso: string): string {
  const moment = new Date(iso);
  return `${formatDate(storeDay(moment))}, ${storeTime(moment)} h`;
}
