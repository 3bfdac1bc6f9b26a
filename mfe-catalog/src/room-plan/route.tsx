import type { FormPost } from '@actual/shell-contract';

export { PlanPage as Component } from './PlanPage';

/** Only browsers without script send these forms, so no page fetches what answers them. */
export const post: FormPost = async (asked) =>
  (await import(/* webpackChunkName: "plan-more" */ './post-plan')).postPlan(asked);
