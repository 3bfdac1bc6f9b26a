import { staffLoader } from '../access/staff-loader';
import { readDashboardView } from '../dashboard/dashboard-address';
import { daysIn, type PeriodName } from '../dashboard/dashboard-periods';
import type { Days } from '../dashboard/dashboard-queries';
import { reasonsQuery } from './reason-queries';

export interface ReasonsView {
  period: PeriodName;
  days: Days;
}

/** The reasons of the period that the address names. */
export const loader = staffLoader<ReasonsView>('reasons', async ({ shell: { api, queryClient }, url }) => {
  const { period } = readDashboardView(url.searchParams);
  const days = daysIn(period);
  await queryClient.fetchQuery(reasonsQuery(api, days));
  return { period, days };
});
