import { subpageLoader } from '../subpage-loader';
import { daysQuery } from './day-queries';

/** The days on offer. */
export const loader = subpageLoader(({ shell: { api, queryClient } }, id) =>
  queryClient.fetchQuery(daysQuery(api, id)),
);
