import { storeDay } from '@actual/contracts/store-day';

/** Periods that the dashboard offers, as the address carries them. */
export const periods = { hoy: 'Hoy', semana: '7 días', mes: 'Este mes', trimestre: '90 días' } as const;
export type PeriodName = keyof typeof periods;
export const periodNames = Object.keys(periods) as PeriodName[];

/** The period of an address that names none. */
export const usualPeriod = 'mes' satisfies PeriodName;

const dayMs = 86_400_000;
const back = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);

/** The days of a period that ends today. */
export function daysIn(period: PeriodName, today: string = storeDay()): { start: string; end: string } {
  const starts: Readonly<Record<PeriodName, string>> = {
    hoy: today,
    semana: back(today, 6),
    mes: `${today.slice(0, 8)}01`,
    trimestre: back(today, 89),
  };
  return { start: starts[period], end: today };
}
