import type { DeskScope } from '@actual/contracts';
import { staffLoader } from '../access/staff-loader';
import { todayQuery } from '../desk/desk-queries';

export interface TodayData {
  scope: DeskScope;
  /** When the times were counted, so that server and browser say the same. */
  now: number;
}

/** The work that waits today: the user's own unless the address asks for everybody's. */
export const loader = staffLoader<TodayData>('today', async ({ shell: { api, queryClient }, url }) => {
  const scope = url.searchParams.get('de') === 'todos' ? 'all' : 'own';
  await queryClient.fetchQuery(todayQuery(api, scope));
  return { scope, now: Date.now() };
});
