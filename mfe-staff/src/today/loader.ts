import type { DeskScope } from '@actual/contracts';
import { closed, staffLoader } from '../access/staff-loader';
import { todayQuery } from '../desk/desk-queries';

export interface TodayData {
  scope: DeskScope;
  /** The page that was asked for, where the address names one that did not open. */
  closed: string | null;
  /** When the times were counted, so that server and browser say the same. */
  now: number;
}

/** The work that waits today: the user's own unless the address asks for everybody's. */
export const loader = staffLoader<TodayData>('today', async ({ shell: { api, queryClient }, url }) => {
  const scope = url.searchParams.get('de') === 'todos' ? 'all' : 'own';
  await queryClient.fetchQuery(todayQuery(api, scope));
  return { scope, closed: url.searchParams.get(closed), now: Date.now() };
});
