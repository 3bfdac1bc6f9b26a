import { staffPages } from '@actual/contracts/facts/access/staff-pages';
import { type PeriodName, periodNames, usualPeriod } from './dashboard-periods';

export interface DashboardView {
  period: PeriodName;
  store: string;
}

/** Reads an address; unknown parts are ignored. */
export const readDashboardView = (search: URLSearchParams): DashboardView => ({
  period: periodNames.find((name) => name === search.get('periodo')) ?? usualPeriod,
  store: (search.get('tienda') ?? '').slice(0, 40).replace('none', ''),
});

/** The address of a view, without default values. */
export function dashboardHref({ period, store }: DashboardView): string {
  const search = new URLSearchParams();
  if (period !== usualPeriod) search.set('periodo', period);
  if (store) search.set('tienda', store);
  const text = search.toString();
  return `${staffPages.dashboard.path}${text && `?${text}`}`;
}
