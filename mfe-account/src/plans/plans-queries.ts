import { keptPlansPage, roomPlanAddress } from '@actual/contracts/facts/catalog/room-plan';
import { type ApiClient, queryOptions } from '@actual/shell-contract';

/** The plans that the client keeps at this site, the latest first. */
export const plansQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['account', 'plans'],
    queryFn: ({ signal }) => api('GET /me/plans', {}, { signal }),
    staleTime: 5_000,
  });

const changed = 'cambiar';

/** The plan that is being changed, as the address says; null for the list. */
export const changedPlanOf = (search: URLSearchParams): string | null => search.get(changed);
export const hrefOfChange = (id: string): string => `${keptPlansPage}?${new URLSearchParams({ [changed]: id })}`;

/** Where the planner shows a kept plan, under its name. */
export const hrefOfPlan = ({ plan, name }: { plan: string; name: string }): string =>
  `${roomPlanAddress.page}?${new URLSearchParams({ [roomPlanAddress.plan]: plan, [roomPlanAddress.name]: name })}`;
