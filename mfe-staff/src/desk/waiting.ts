import type { DeskToday } from '@actual/contracts';
import type { StaffPageName } from '@actual/contracts/facts/access/staff-pages';
import { unjudged } from '@actual/contracts/facts/catalog/reviews';
import { unanswered } from '@actual/contracts/facts/desk/messages';
import { deskCountsMs } from '@actual/contracts/facts/look-again';
import { type ShellApi, useHydrated, useQuery, useShell } from '@actual/shell-contract';
import { todayQuery } from './desk-queries';

/** Everything on the page of the day. */
const ofDay = ({ steps, leads, payments, transfers, closing, expiring }: DeskToday): number =>
  [steps, leads, payments, transfers, closing, expiring].reduce((sum, { total }) => sum + total, 0);

/** Milliseconds for which a count is as good as new. */
const staleTime = 60_000;

/** How many things wait on a page of the rail. */
const counts: Readonly<Partial<Record<StaffPageName, (shell: ShellApi) => Promise<number>>>> = {
  // the page of the day has just read its data, so they are not asked for again
  today: async ({ api, queryClient }) => ofDay(await queryClient.fetchQuery({ ...todayQuery(api, 'own'), staleTime })),
  messages: async ({ api }) =>
    (await api('GET /messages/{page}', { params: { page: 1 }, query: { state: unanswered } })).total,
  reviews: async ({ api }) =>
    (await api('GET /reviews/moderation/{page}', { params: { page: 1 }, query: { state: unjudged } })).total,
  cases: async ({ api }) => {
    const of = { params: { page: 1 } };
    const open = { ...of, query: { state: 'open' as const } };
    const lists = await Promise.all([
      api('GET /payment/refundcases/{page}', open),
      api('GET /payment/breaks/{page}', open),
      api('GET /payment/parked/{page}', of),
    ]);
    return lists.reduce((sum, { total }) => sum + total, 0);
  },
};

/** How many things wait on a page; counted again now and then, and when the page's own lists are forgotten. */
export function useWaiting(name: StaffPageName): number | undefined {
  const shell = useShell();
  const count = counts[name];
  const hydrated = useHydrated();
  const { data } = useQuery({
    queryKey: ['staff', name, 'waiting'],
    queryFn: () => count?.(shell) ?? 0,
    enabled: hydrated && count !== undefined,
    staleTime,
    refetchInterval: deskCountsMs,
  });
  return data;
}
