import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { storeDay } from '@actual/contracts/store-day';

/** Periods that the dashboard offers, as the address carries them. */
export const periods = { hoy: 'Hoy', semana: '7 días', mes: 'Este mes', trimestre: '90 días' } as const;
export type PeriodName = keyof typeof periods;
export const periodNames = Object.keys(periods) as PeriodName[];

export interface DashboardView {
  period: PeriodName;
  store: string;
}

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

/** Reads an address; unknown parts are ignored. */
export const readDashboardView = (search: URLSearchParams): DashboardView => ({
  period: periodNames.find((name) => name === search.get('periodo')) ?? 'mes',
  store: (search.get('tienda') ?? '').slice(0, 40).replace('none', ''),
});

/** The address of a view, without default values. */
export function dashboardHref({ period, store }: DashboardView): string {
  const search = new URLSearchParams();
  if (period !== 'mes') search.set('periodo', period);
  if (store) search.set('tienda', store);
  const text = search.toString();
  return `${staffPages.dashboard.path}${text && `?${text}`}`;
}
