import { storeDay, storeTimeZone, toPesos } from '@actual/domain';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `$12,345`; half pesos are shown where there are any, so that the sum of the lines is the total. */
export const money = (cents: number): string => `$${(cents % 100 === 0 ? whole : exact).format(toPesos(cents))}`;

const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** A promised day, `YYYY-MM-DD`, as people read it: 3/dic/2026. */
export function dayWords(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}/${months[(month ?? 1) - 1]}/${year}`;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: storeTimeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
});

/** A moment as people of the store's time zone read it: 3/dic/2026, 17:05 h. */
export const momentWords = (iso: string): string =>
  `${dayWords(storeDay(new Date(iso)))}, ${clock.format(new Date(iso))} h`;
