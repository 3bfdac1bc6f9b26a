import { keptPlansPage } from '@actual/contracts/facts/catalog/room-plan';
import { redirect } from '@actual/shell-contract';
import { areaLoader } from '../area/area-loader';
import { changedPlanOf, plansQuery } from './plans-queries';

/** The plans, and which one is being changed. One that this client does not keep is not there to change. */
export const loader = areaLoader(async ({ shell: { api, queryClient }, url }) => {
  const plans = await queryClient.fetchQuery(plansQuery(api));
  const changed = changedPlanOf(url.searchParams);
  if (changed && !plans.some(({ id }) => id === changed)) return redirect(keptPlansPage);
  return { changed };
});
