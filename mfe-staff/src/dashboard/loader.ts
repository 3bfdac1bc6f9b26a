import { storeYear } from '@actual/contracts/store-day';
import { staffLoader } from '../access/staff-loader';
import { type DashboardView, readDashboardView } from './dashboard-address';
import { daysIn } from './dashboard-periods';
import { type Days, dashboardQuery } from './dashboard-queries';

export interface DashboardData {
  view: DashboardView;
  days: Days;
  year: number;
}

export const loader = staffLoader<DashboardData>('dashboard', async ({ shell: { api, queryClient }, url }) => {
  const view = readDashboardView(url.searchParams);
  const days = daysIn(view.period);
  await queryClient.fetchQuery(dashboardQuery(api, days, view));
  return { view, days, year: storeYear() };
});
