import { subpageLoader } from '../subpage-loader';
import { requestsQuery } from './request-queries';

/** The order's requests. */
export const loader = subpageLoader(({ shell: { api, queryClient } }, id) =>
  queryClient.fetchQuery(requestsQuery(api, id)),
);
