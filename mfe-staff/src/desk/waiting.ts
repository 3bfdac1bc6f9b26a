import type { DeskToday } from '@actual/contracts';
import { mayEnter } from '@actual/contracts/facts/access/access';
import { type StaffPageName, staffPages } from '@actual/contracts/facts/access/staff-pages';
import { unjudged } from '@actual/contracts/facts/catalog/reviews';
import { unanswered } from '@actual/contracts/facts/desk/messages';
import { deskCountsMs } from '@actual/contracts/facts/look-again';
import { type ShellApi, useHydrated, useQuery, useSession, useShell } from '@actual/shell-contract';
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
const names = Object.keys(counts) as StaffPageName[];

/** The work that waits for this person, by page of the rail; read again now and then, without delaying anything. */
export function useWaiting(): Readonly<Partial<Record<StaffPageName, number>>> {
  const shell = useShell();
  const role = useSession().user?.role;
  const hydrated = useHydrated();
  const { data } = useQuery({
    queryKey: ['staff', 'waiting', role],
    queryFn: async () => {
      const own = names.filter((name) => mayEnter(role, staffPages[name].access));
      const found = await Promise.allSettled(own.map((name) => counts[name]?.(shell) ?? 0));
      return Object.fromEntries(
        found.flatMap((one, at) => (one.status === 'fulfilled' ? [[own[at] ?? '', one.value]] : [])),
      );
    },
    enabled: hydrated,
    staleTime,
    refetchInterval: deskCountsMs,
  });
  return data ?? {};
}
